import { globSync } from 'node:fs'
import { type JobOptions, runJob, type SetupJob, type SetupTask } from './setup-job.ts'
import { SetupRecord } from './setup-record.ts'

export type SetupOptions = JobOptions & { databaseUrl: string; withDemo: boolean }

/** Tables, and at the first start demo people and content. Both chains run at once. */
export async function setUpDatabase(options: SetupOptions): Promise<void> {
  await withSetupRecord(options.databaseUrl, async (record) => {
    const chains = [
      portalJobs(options),
      [...contentSystemJobs(options), ...(options.withDemo ? [pictureJob(options)] : [])],
    ]
    const outcomes = await Promise.allSettled(
      chains.map((jobs) => runInOrder(jobs, record, options)),
    )
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  })
}

export async function withSetupRecord<Result>(
  databaseUrl: string,
  work: (record: SetupRecord) => Promise<Result>,
): Promise<Result> {
  const record = await SetupRecord.open(databaseUrl)
  try {
    return await work(record)
  } finally {
    await record.close()
  }
}

export async function runInOrder(
  jobs: readonly SetupJob[],
  record: SetupRecord,
  options: JobOptions,
): Promise<void> {
  for (const job of jobs) await runJob(job, record, options)
}

type Making = Pick<SetupOptions, 'root' | 'environment' | 'withDemo'>

export function portalJobs({ withDemo, root }: Making): SetupJob[] {
  const title = 'The portal has'
  const migrate: SetupJob = {
    name: 'migrate-portal',
    title,
    script: 'apps/portal/scripts/migrate.ts',
    tasks: [
      {
        name: 'migrate-portal',
        what: 'its tables',
        dependsOn: [
          'apps/portal/migrations',
          ...globSync('apps/portal/src/**/sql', { cwd: root }),
          'apps/portal/scripts/migrate.ts',
          'package-lock.json',
        ],
      },
    ],
  }
  const seed: SetupJob = {
    name: 'seed-portal',
    title,
    script: 'apps/portal/scripts/seed-demo.ts',
    tasks: [{ name: 'seed-portal', what: 'its demo members' }],
  }
  return withDemo ? [migrate, seed] : [migrate]
}

const setUpContentSystem = 'apps/cms/scripts/set-up.ts'
const demoContent = 'scenarios/content'

/** One process for all of it: to load Payload takes longer than to make its tables. */
export function contentSystemJobs({ withDemo, environment }: Making): SetupJob[] {
  const migrate: SetupTask = {
    name: 'migrate-cms',
    what: 'its tables',
    argument: 'migrate',
    dependsOn: ['apps/cms/src/migrations', 'apps/cms/src/set-up', 'package-lock.json'],
  }
  const demo: SetupTask[] = [
    { name: 'seed-editors', what: 'its demo editors', argument: 'editors' },
    {
      name: 'import-content',
      what: 'the demo content',
      argument: `content=${demoContent}`,
      dependsOn: [demoContent],
      ...(environment.MEDIA_DIR && { makes: environment.MEDIA_DIR }),
    },
  ]
  return [
    {
      name: 'set-up-cms',
      title: 'The content system has',
      script: setUpContentSystem,
      tasks: withDemo ? [migrate, ...demo] : [migrate],
    },
  ]
}

/** The site may be up meanwhile: a size that is not there yet is made when it is asked for. */
export function pictureJob({ environment }: Making): SetupJob {
  return {
    name: 'picture-sizes',
    title: 'The content system has',
    script: setUpContentSystem,
    tasks: [
      {
        name: 'picture-sizes',
        what: 'all sizes of the pictures',
        argument: 'picture-sizes',
        dependsOn: [demoContent],
        ...(environment.MEDIA_DIR && { makes: environment.MEDIA_DIR }),
      },
    ],
  }
}
