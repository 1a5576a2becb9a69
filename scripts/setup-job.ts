import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import type { ProcessRegister } from './process-register.ts'
import { step } from './progress.ts'
import { runCommand } from './run-command.ts'
import type { SetupRecord } from './setup-record.ts'

/** What must be done once to a database, and is noted there when it is complete. */
export type SetupTask = {
  name: string
  /** As it is said on the console: `its tables` */
  what: string
  /** Names it to the script of its job. */
  argument?: string
  /** Runs again when this changes; a task without it runs once in the life of a database. */
  dependsOn?: readonly string[]
  /** Runs again when this is not there. */
  makes?: string
}

/** Tasks of one script, which runs once for those that are not complete. */
export type SetupJob = {
  name: string
  /** `The portal has` */
  title: string
  script: string
  tasks: readonly SetupTask[]
}

export type JobOptions = {
  root: string
  environment: NodeJS.ProcessEnv
  register: ProcessRegister
  logs: string
  stop: AbortSignal
  inBackground?: boolean
}

type Notes = Pick<SetupRecord, 'isComplete' | 'complete'>

const inWords = new Intl.ListFormat('en-GB')

/** What was interrupted runs again; what is complete is left out. */
export async function runJob(job: SetupJob, record: Notes, options: JobOptions): Promise<void> {
  const pending = await findPending(job, record, options.root)
  if (pending.length === 0) return
  await step(`${job.title} ${inWords.format(pending.map(({ what }) => what))}`, () =>
    runCommand(
      {
        name: job.name,
        command: process.execPath,
        arguments: [
          join(options.root, job.script),
          ...pending.flatMap(({ argument }) => argument ?? []),
        ],
        folder: options.root,
        environment: options.environment,
        inBackground: options.inBackground ?? false,
      },
      {
        register: options.register,
        logFile: join(options.logs, `${job.name}.log`),
        stop: options.stop,
      },
    ),
  )
  for (const { name, state } of pending) await record.complete(name, state)
}

export async function isComplete(job: SetupJob, record: Notes, root: string): Promise<boolean> {
  return (await findPending(job, record, root)).length === 0
}

async function findPending(
  { tasks }: SetupJob,
  record: Notes,
  root: string,
): Promise<(SetupTask & { state: string })[]> {
  const pending: (SetupTask & { state: string })[] = []
  for (const task of tasks) {
    const state = task.dependsOn ? fingerprint(root, task.dependsOn) : 'once'
    const isThere = task.makes === undefined || existsSync(task.makes)
    if (!isThere || !(await record.isComplete(task.name, state))) pending.push({ ...task, state })
  }
  return pending
}
