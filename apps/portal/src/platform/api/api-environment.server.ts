import type { IncomingMessage } from 'node:http'

/** What every route of the API has at hand. */
export type ApiEnvironment = {
  Bindings: { incoming?: Pick<IncomingMessage, 'socket'> }
  Variables: {
    requestId: string
    /** @throws {Refusal} BODY_TOO_LARGE (413), UNAVAILABLE (503), INVALID_REQUEST (400) */
    readBody: () => Promise<ArrayBuffer>
  }
}
