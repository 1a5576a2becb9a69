import type { Paths } from './paths.ts'
import type { TestServer } from './postgres/test-server.ts'
import type { ProcessRegister } from './process-register.ts'

/** What every check of `npm test` is given. */
export type CheckContext = {
  paths: Paths
  register: ProcessRegister
  stop: AbortSignal
  /** Of the tests themselves: the user's, and where the test server is. */
  environment: NodeJS.ProcessEnv
  buildEnvironment: NodeJS.ProcessEnv
  /** A PostgreSQL whose role may create databases. */
  server: TestServer
}
