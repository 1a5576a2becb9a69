import { join } from 'node:path'
import {
  type Build,
  buildIfNeeded,
  contentSystemBuild,
  isUpToDate,
  portalBuild,
  portalMessages,
} from './build.ts'
import type { FollowUp } from './follow-up.ts'
import type { LocalContext } from './local-context.ts'
import { step } from './progress.ts'
import {
  contentSystemJobs,
  pictureJob,
  portalJobs,
  runInOrder,
  withSetupRecord,
} from './setup-database.ts'
import { isComplete, runJob } from './setup-job.ts'
import { together } from './together.ts'

export type Prepared = {
  followUps: readonly FollowUp[]
  buildAdmin(stop: AbortSignal): Promise<void>
}

/**
 * Builds what the site needs, and fills its database. The texts come before what runs the portal's
 * code (demo members get mails); the content system needs nothing of the portal, and begins at once.
 */
export async function prepare(
  { mode, paths, register, settings, stop }: LocalContext,
  environment: NodeJS.ProcessEnv,
  databaseUrl: string,
): Promise<Prepared> {
  const { root, logs } = paths
  const options = { root, logs, environment, register, withDemo: settings.withDemo }
  const needed = (build: Build, inBackground = false) => ({
    isNeeded: !isUpToDate(root, build),
    run: (stopping: AbortSignal) =>
      step(build.title, () =>
        buildIfNeeded(root, build, {
          register,
          environment,
          stop: stopping,
          logFile: join(logs, `${build.name}.log`),
          inBackground,
        }),
      ),
  })
  const whereNeeded = (builds: readonly Build[]) =>
    builds
      .map((build) => needed(build))
      .filter(({ isNeeded }) => isNeeded)
      .map(({ run }) => run)

  return withSetupRecord(databaseUrl, async (record) => {
    await together(stop, [
      async (stopping) => {
        await together(stopping, whereNeeded([portalMessages]))
        await together(stopping, [
          ...(mode === 'production' ? whereNeeded([portalBuild]) : []),
          (stop) => runInOrder(portalJobs(options), record, { ...options, stop }),
        ])
      },
      (stop) => runInOrder(contentSystemJobs(options), record, { ...options, stop }),
    ])
    const pictures = pictureJob(options)
    const arePicturesThere = !settings.withDemo || (await isComplete(pictures, record, root))
    return {
      followUps: arePicturesThere
        ? []
        : [
            {
              what: 'all sizes of the pictures',
              run: (stop) =>
                withSetupRecord(databaseUrl, (record) =>
                  runJob(pictures, record, { ...options, stop, inBackground: true }),
                ),
            },
          ],
      buildAdmin: needed(contentSystemBuild, true).run,
    }
  })
}
