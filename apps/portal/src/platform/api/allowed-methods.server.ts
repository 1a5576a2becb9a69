import type { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'

/**
 * The methods that a path answers to, for the `Allow` header of a refusal. Middleware (registered
 * for all methods) does not count.
 */
export function createMethodLookup(routes: Hono['routes']): (path: string) => string[] {
  const router = new TrieRouter<string>()
  const methods = new Set<string>()
  for (const { method, path } of routes) {
    if (method === 'ALL') continue
    methods.add(method)
    router.add(method, path, method)
  }
  return (path) => {
    const allowed = [...methods].filter((method) => router.match(method, path)[0].length > 0)
    if (allowed.includes('GET')) allowed.push('HEAD')
    return allowed.sort()
  }
}
