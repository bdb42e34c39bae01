// Keeps the page, so that it opens without a line. What is played is never kept here: that the page itself remembers.
const KEPT = "page";
// Files name each other from the root of the page, or from beside themselves.
const FILES = /(?:["'(`=]\/?assets\/|["'`]\.\/)([\w.-]+\.(?:js|css|woff2|svg))/g;

// A file of the page, and all that it names: parts of the page that are loaded later are named in the first ones.
async function keep(cache, path, seen) {
  if (seen.has(path)) return;
  seen.add(path);
  let answer = path === "/" ? undefined : await cache.match(path, { ignoreVary: true });
  if (answer === undefined) {
    answer = await fetch(path, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await cache.put(path, answer.clone());
  }
  if (path !== "/" && !/\.(js|css)$/.test(path)) return;
  const text = await answer.clone().text();
  await Promise.all([...text.matchAll(FILES)].map(([, name]) => keep(cache, `/assets/${name}`, seen)));
}

// The page as it is now; files of an older one are thrown away.
async function keepAll() {
  const cache = await caches.open(KEPT);
  const seen = new Set();
  await keep(cache, "/", seen);
  await keep(cache, "/icon.svg", seen);
  for (const request of await cache.keys()) {
    if (!seen.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (!answer.ok) throw new Error(String(answer.status));
    return answer;
  } catch {
    return (await caches.match("/", { ignoreVary: true })) ?? Response.error();
  }
}

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepAll());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => event.waitUntil(keepAll()));

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET" || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (pathname.startsWith("/assets/") || pathname === "/icon.svg") event.respondWith(file(event.request));
});
