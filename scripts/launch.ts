import { join } from 'node:path'
import type { Application } from './applications.ts'
import type { LocalContext } from './local-context.ts'
import { sizeOf } from './log-file.ts'
import { step, warn } from './progress.ts'
import { startService } from './service.ts'
import { Stopped } from './stop-signal.ts'
import { followWarnings } from './warnings.ts'

export type Launched = {
  /** @throws {Stopped} */
  ready(stop: AbortSignal): Promise<void>
  /**
   * Stops it and starts another in its place, which is ready when this ends.
   * @throws {Stopped}
   */
  replaceBy(next: Application, stop: AbortSignal): Promise<void>
}

/** Starts an application and sees to it that it is stopped when everything ends. */
export function launch(
  application: Application,
  context: Omit<LocalContext, 'end' | 'user' | 'settings' | 'mode' | 'stop'>,
): Launched {
  const { paths, register, hurry, teardown, onFailure } = context
  const { title, graceMilliseconds } = application
  const logOf = ({ name }: Application) => join(paths.logs, `${name}.log`)
  const logFile = logOf(application)
  const from = sizeOf(logFile)
  const start = (started: Application) =>
    startService(started, { register, onFailure, logFile: logOf(started), say: warn })
  let service = start(application)
  const end = () => service.stop({ graceMilliseconds, hurry })
  teardown.add(`${title} is stopped`, end)
  if (application.showsWarnings) {
    const warnings = followWarnings({
      file: logFile,
      from,
      show: (line) => warn(`${title}: ${line}`),
    })
    teardown.add(undefined, () => warnings.end())
  }
  const ready = async ({ health }: Application, stop: AbortSignal) => {
    await service.ready(health, stop)
    if (stop.aborted) throw new Stopped()
  }
  return {
    ready: (stop) => step(`${title} is ready`, () => ready(application, stop)),
    async replaceBy(next, stop) {
      await end()
      if (stop.aborted) throw new Stopped()
      service = start(next)
      await ready(next, stop)
    },
  }
}
