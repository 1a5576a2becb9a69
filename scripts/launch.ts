import { join } from 'node:path'
import type { Application } from './applications.ts'
import type { LocalContext } from './local-context.ts'
import { sizeOf } from './log-file.ts'
import { step, warn } from './progress.ts'
import { startService } from './service.ts'
import { Stopped } from './stop-signal.ts'
import { followWarnings } from './warnings.ts'

/** Starts an application and sees to it that it is stopped when everything ends. */
export function launch(
  application: Application,
  context: Omit<LocalContext, 'end' | 'settings' | 'mode'>,
): { ready(): Promise<void> } {
  const { paths, register, stop, hurry, teardown, onFailure } = context
  const { title } = application
  const logFile = join(paths.logs, `${application.name}.log`)
  const from = sizeOf(logFile)
  const service = startService(application, { register, stop, onFailure, logFile, say: warn })
  teardown.add(`${title} is stopped`, () =>
    service.stop({ graceMilliseconds: application.graceMilliseconds, hurry }),
  )
  if (application.showsWarnings) {
    const warnings = followWarnings({
      file: logFile,
      from,
      show: (line) => warn(`${title}: ${line}`),
    })
    teardown.add(undefined, () => warnings.end())
  }
  return {
    ready: () =>
      step(`${title} is ready`, async () => {
        await service.ready(application.health)
        if (stop.aborted) throw new Stopped()
      }),
  }
}
