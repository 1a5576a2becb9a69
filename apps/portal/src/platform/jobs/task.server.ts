import type { z } from 'zod'

/** A kind of background work: its name in the queue and the shape of what it is given. */
export type Task<Payload extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly payload: Payload
}

export type TaskContext = {
  /** The same in every attempt of one job. */
  readonly jobId: string
  /** Aborted when the job takes too long or the process must end. */
  readonly signal: AbortSignal
  /** Whether the job is not tried again when this attempt fails. */
  readonly isLastAttempt?: boolean
}

/** A task together with what does it. A job runs at least once: running it twice must do no harm. */
export type TaskHandler = {
  readonly name: string
  run(payload: unknown, context: TaskContext): Promise<void>
}

/** Names a task apart from its handler, so that an operation can enqueue it without the handler. */
export function declareTask<Payload extends z.ZodType>(
  name: string,
  payload: Payload,
): Task<Payload> {
  return { name, payload }
}

export function handleTask<Payload extends z.ZodType>(
  task: Task<Payload>,
  run: (payload: z.output<Payload>, context: TaskContext) => Promise<void>,
): TaskHandler {
  return {
    name: task.name,
    run: async (payload, context) => run(task.payload.parse(withoutCron(payload)), context),
  }
}

/** What the queue adds to the payload of a job that the clock enqueued. */
function withoutCron(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return payload
  const { _cron, ...rest } = payload
  return rest
}
