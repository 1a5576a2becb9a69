import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<true>()

/** Runs something that sees drafts instead of what is published. */
export function runInPreview<Result>(work: () => Result): Result {
  return storage.run(true, work)
}

export function isInPreview(): boolean {
  return storage.getStore() === true
}
