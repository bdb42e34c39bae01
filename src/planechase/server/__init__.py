"""Tables over HTTP and WebSocket, kept in a database."""
