import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'

/** What every route of the API has at hand. */
export type ApiEnvironment = {
  Bindings: { incoming?: Pick<IncomingMessage, 'socket'>; outgoing?: ServerResponse }
  Variables: {
    requestId: string
    /** @throws {Refusal} BODY_TOO_LARGE (413), UNAVAILABLE (503), INVALID_REQUEST (400) */
    readBody: () => Promise<ArrayBuffer>
    /** Whether an answer that its route's description does not promise is a failure: in tests. */
    checksAnswers: boolean
  }
}

export type ApiContext = Context<ApiEnvironment>
