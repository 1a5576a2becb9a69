import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import type { TakeAnswer } from '../render-context.ts'

/** What every endpoint of the API has at hand. */
export type ApiEnvironment = {
  Bindings: {
    incoming?: Pick<IncomingMessage, 'socket'>
    outgoing?: ServerResponse
    /**
     * Given by a caller in the same process, who takes the answer of an endpoint as it is: the `Response`
     * then says only how it went. What is taken may be kept by the endpoint, and is not to be changed.
     */
    takeAnswer?: TakeAnswer
  }
  Variables: {
    requestId: string
    /** @throws {Refusal} BODY_TOO_LARGE (413), UNAVAILABLE (503), INVALID_REQUEST (400) */
    readBody: () => Promise<ArrayBuffer>
    /** Whether an answer that its endpoint's description does not promise is a failure: in tests. */
    checksAnswers: boolean
  }
}

export type ApiContext = Context<ApiEnvironment>
