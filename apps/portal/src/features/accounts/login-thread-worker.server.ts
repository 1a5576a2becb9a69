import { workerData } from 'node:worker_threads'
import { createApi } from '#platform/api/create-api.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { answerQuestions } from '#platform/threads/answering.server.ts'
import { stepBack } from '#platform/threads/step-back.server.ts'
import { createAuthentication } from './authentication.server.ts'
import { createLoginApi } from './login-api.server.ts'
import type { LoginRequest, LoginResponse } from './login-thread.server.ts'
import { createPasswords } from './passwords.server.ts'
import { createSessions } from './session.server.ts'
import { createSignIn } from './sign-in.server.ts'

stepBack()
const configuration: Configuration = workerData
const log = createLog(configuration.LOG_LEVEL)
// Passwords are checked one or a few at a time: more connections would stand idle.
const { database } = connectDatabase(configuration.DATABASE_URL, { size: 4, log })
const passwords = createPasswords()
const authentication = createAuthentication({ database, passwords, configuration, log })
// No session is remembered here, so there is none to forget when it ends elsewhere.
const nothingHeard = { on: () => {}, onReconnect: () => {} }
const sessions = createSessions({ database, listener: nothingHeard, configuration })
const signIn = createSignIn({ authentication, database, sessions, configuration })
const api = createApi({ configuration, log }).route(
  '/api',
  createLoginApi({ database, passwords, signIn, configuration }),
)

answerQuestions(async ({ headers, body, remoteAddress }: LoginRequest): Promise<LoginResponse> => {
  const request = new Request(`${configuration.PORTAL_URL}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: body as Uint8Array<ArrayBuffer>,
  })
  const response = await api.fetch(request, { incoming: { socket: { remoteAddress } } })
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.text(),
  }
})
