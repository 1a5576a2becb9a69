/** A function that reads what strangers send, by where it is: only the thread that runs it loads it. */
export type UntrustedTask<Payload, Result> = {
  /** Address of its module. */
  readonly module: string
  /** What the module exports it as. */
  readonly name: string
  /** Milliseconds from when it is called; then its thread is ended. */
  readonly deadline: number
  /** Never there: what goes in and comes out. */
  readonly types?: { readonly payload: Payload; readonly result: Result }
}

/**
 * Moves bytes of a result to the main thread, where they need not be copied.
 * @returns what represents them in the result
 */
export type Transfer = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>

/** Bytes are at the top of it: they are copied, and the copy is moved to the thread. */
export type UntrustedPayload = Readonly<Record<string, unknown>>

/** A function that is a task. */
export type Work = (payload: never, transfer: Transfer) => unknown

export function describeTask<Function extends Work>(
  module: URL,
  name: string,
  deadline: number,
): UntrustedTask<Parameters<Function>[0], Awaited<ReturnType<Function>>> {
  return { module: module.href, name, deadline }
}

/** What goes into a thread. */
export type TaskCall = Pick<UntrustedTask<never, never>, 'module' | 'name'> & {
  readonly payload: UntrustedPayload
}

/** What comes out of it. */
export type TaskMessage =
  /** The module is loaded: the time of the task runs from here. */
  | { readonly kind: 'started' }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'refused'; readonly refusal: SentRefusal }
  | { readonly kind: 'failed'; readonly error: Error }

/** A `Refusal` without its class, which is lost between threads. */
export type SentRefusal = {
  readonly code: string
  readonly status: number
  readonly field: string
  readonly headers: Readonly<Record<string, string>>
  readonly details: object
}
