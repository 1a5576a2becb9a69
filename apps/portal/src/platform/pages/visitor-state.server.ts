import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<string>()

/** Runs a rendering for one visitor: its calls to the API are theirs (`withVisitorCookies`). */
export function runAsVisitor<Result>(cookies: string, work: () => Result): Result {
  return storage.run(cookies, work)
}

/** The request with the cookies of the visitor it is made for; as it is where it is for nobody. */
export function withVisitorCookies(init: RequestInit): RequestInit {
  const cookie = storage.getStore()
  if (cookie === undefined) return init
  return { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), cookie } }
}
