"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.postgres import Cluster, running_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A running PostgreSQL. A test that stops it starts it again."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def postgresql_url(cluster: Cluster) -> str:
    """The address of a new, empty database."""
    return cluster.database()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What tests that wait run on."""
    return "asyncio"
