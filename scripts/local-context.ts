import { mkdirSync } from 'node:fs'
import { type Paths, pathsOf, repositoryRoot } from './paths.ts'
import { ProcessRegister } from './process-register.ts'
import { readSettings, readUserEnvironment, type Settings } from './settings.ts'
import { listenForStop } from './stop-signal.ts'
import { Teardown } from './teardown.ts'

export type Mode = 'production' | 'development'

/** What every step of a local start shares. */
export type LocalContext = {
  mode: Mode
  user: NodeJS.ProcessEnv
  settings: Settings
  paths: Paths
  register: ProcessRegister
  teardown: Teardown
  stop: AbortSignal
  hurry: AbortSignal
  /** Ends everything because an application cannot be kept running, or what follows has failed. */
  onFailure: (failure: Error) => void
  /** Settles when the user stops, or with the failure that ends everything. */
  end: Promise<Error | undefined>
}

export function createLocalContext(mode: Mode): LocalContext {
  const user = readUserEnvironment(process.env)
  const settings = readSettings(user)
  const paths = pathsOf(repositoryRoot, settings.dataDir)
  for (const folder of [paths.data, paths.logs, paths.run]) mkdirSync(folder, { recursive: true })
  const { stop, hurry } = listenForStop()
  const ended = Promise.withResolvers<Error | undefined>()
  stop.addEventListener('abort', () => ended.resolve(undefined))
  return {
    mode,
    user,
    settings,
    paths,
    stop,
    hurry,
    register: new ProcessRegister(paths.run),
    teardown: new Teardown(),
    onFailure: ended.resolve,
    end: ended.promise,
  }
}
