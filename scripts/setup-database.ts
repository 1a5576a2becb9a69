import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import type { ProcessRegister } from './process-register.ts'
import { step } from './progress.ts'
import { runCommand } from './run-command.ts'
import { SetupRecord } from './setup-record.ts'

type Task = {
  name: string
  title: string
  script: string
  arguments?: readonly string[]
  /** Runs again when this changes; a step without it runs once in the life of a database. */
  dependsOn?: readonly string[]
  /** Runs again when this is not there. */
  makes?: string
}

export type SetupOptions = {
  root: string
  databaseUrl: string
  environment: NodeJS.ProcessEnv
  register: ProcessRegister
  logs: string
  stop: AbortSignal
  withDemo: boolean
}

/**
 * Tables, and at the first start demo people and content. Each chain runs in its order, both at
 * once; what is complete is left out, and what was interrupted runs again.
 */
export async function setUpDatabase(options: SetupOptions): Promise<void> {
  const record = await SetupRecord.open(options.databaseUrl)
  try {
    const chains = [portalTasks(options), contentSystemTasks(options)]
    const outcomes = await Promise.allSettled(
      chains.map((tasks) => runInOrder(tasks, record, options)),
    )
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  } finally {
    await record.close()
  }
}

function portalTasks({ withDemo, root }: SetupOptions): Task[] {
  const migrate: Task = {
    name: 'migrate-portal',
    title: "The portal's tables are up to date",
    script: 'apps/portal/scripts/migrate.ts',
    dependsOn: [
      'apps/portal/migrations',
      ...globSync('apps/portal/src/**/sql', { cwd: root }),
      'apps/portal/scripts/migrate.ts',
      'package-lock.json',
    ],
  }
  const seed: Task = {
    name: 'seed-portal',
    title: 'The demo members are here',
    script: 'apps/portal/scripts/seed-demo.ts',
  }
  return withDemo ? [migrate, seed] : [migrate]
}

function contentSystemTasks({ withDemo, environment }: SetupOptions): Task[] {
  const migrate: Task = {
    name: 'migrate-cms',
    title: "The content system's tables are up to date",
    script: 'apps/cms/scripts/migrate.ts',
    dependsOn: ['apps/cms/src/migrations', 'apps/cms/scripts/migrate.ts', 'package-lock.json'],
  }
  const editors: Task = {
    name: 'seed-editors',
    title: 'The demo editors are here',
    script: 'apps/cms/scripts/seed-demo-editors.ts',
  }
  const content: Task = {
    name: 'import-content',
    title: 'The demo content is here',
    script: 'apps/cms/scripts/import-content.ts',
    arguments: ['scenarios/content'],
    dependsOn: ['scenarios/content'],
    ...(environment.MEDIA_DIR && { makes: environment.MEDIA_DIR }),
  }
  return withDemo ? [migrate, editors, content] : [migrate]
}

async function runInOrder(
  tasks: readonly Task[],
  record: SetupRecord,
  options: SetupOptions,
): Promise<void> {
  for (const task of tasks) {
    const state = task.dependsOn ? fingerprint(options.root, task.dependsOn) : 'once'
    const isThere = task.makes === undefined || existsSync(task.makes)
    if (isThere && (await record.isComplete(task.name, state))) continue
    await step(task.title, () =>
      runCommand(
        {
          name: task.name,
          command: process.execPath,
          arguments: [join(options.root, task.script), ...(task.arguments ?? [])],
          folder: options.root,
          environment: options.environment,
        },
        {
          register: options.register,
          logFile: join(options.logs, `${task.name}.log`),
          stop: options.stop,
        },
      ),
    )
    await record.complete(task.name, state)
  }
}
