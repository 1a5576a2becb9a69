import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** What was sent to PostgreSQL for one step. */
export type Work = {
  /** Messages whose answer was waited for: statements, and begin, commit and savepoints. */
  roundTrips: number
  statements: number
  /** Transactions that wrote something, single statements included. */
  commits: number
  /** Commits that waited until the write-ahead log was on the disk. */
  flushes: number
}

export type StatementCounter = {
  /** Counts what `run` sends as work of this step, whatever runs beside it. */
  during<Found>(step: string, run: () => Promise<Found>): Promise<Found>
  /** By step; `jobs` is what the portal's connections sent outside of all steps. */
  readonly work: ReadonlyMap<string, Work>
  stop(): void
}

const jobStep = 'jobs'

const control = /^\s*(begin|commit|rollback|savepoint|release)\b/i
/** Row locks are written to the log, too. */
const writing =
  /\b(insert into|update|delete from|for (no key )?update|for share|add_job|hold_court_units)\b/i
/** The look-up of a session notes its use, at most once an hour. */
const sessionLookUp = /\bwith found as\b[^;]*"session"/i
const withoutFlush = "set_config('synchronous_commit', 'off', true)"

type Outcome = { rowCount: number | null }
type Callback = (error: Error | null, outcome: Outcome) => void
type Query = (this: pg.Client, ...given: unknown[]) => Promise<Outcome> | undefined

/** Counts the statements of all connections of the portal in this process, in the driver. */
export function countStatements(): StatementCounter {
  const steps = new AsyncLocalStorage<string>()
  const work = new Map<string, Work>()
  /** By connection: whether its open transaction wrote something. */
  const open = new WeakMap<pg.Client, { wrote: boolean }>()
  const driver = pg.Client.prototype as unknown as { query: Query }
  const send = driver.query

  function findWork(client: pg.Client): Work | undefined {
    const { connectionParameters } = client as unknown as {
      connectionParameters: { application_name?: string }
    }
    const isOurs = connectionParameters.application_name?.startsWith('trivsel-')
    const step = steps.getStore() ?? (isOurs ? jobStep : undefined)
    if (step === undefined) return undefined
    const found = work.get(step) ?? { roundTrips: 0, statements: 0, commits: 0, flushes: 0 }
    work.set(step, found)
    return found
  }

  function note(client: pg.Client, of: Work, text: string, { rowCount }: Outcome): void {
    const [, word] = control.exec(text) ?? []
    of.roundTrips += 1
    if (!word) of.statements += 1
    const wrote = !word && writing.test(text) && !sessionLookUp.test(text) && rowCount !== 0
    const transaction = open.get(client)
    if (word?.toLowerCase() === 'begin') open.set(client, { wrote: false })
    else if (word?.toLowerCase() === 'commit' || word?.toLowerCase() === 'rollback') {
      open.delete(client)
      if (word.toLowerCase() === 'rollback' || !transaction?.wrote) return
      of.commits += 1
      of.flushes += 1
    } else if (transaction) transaction.wrote ||= wrote
    else if (wrote) {
      of.commits += 1
      if (!text.includes(withoutFlush)) of.flushes += 1
    }
  }

  driver.query = function (...given) {
    const of = findWork(this)
    const [first] = given
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text
    if (!of || text === undefined) return send.apply(this, given)
    const callback = given.at(-1)
    if (typeof callback === 'function')
      given.splice(-1, 1, (error: Error | null, outcome: Outcome) => {
        if (!error) note(this, of, text, outcome)
        ;(callback as Callback)(error, outcome)
      })
    const answer = send.apply(this, given)
    if (typeof callback === 'function') return answer
    return answer?.then((outcome) => {
      note(this, of, text, outcome)
      return outcome
    })
  }

  return {
    during: (step, run) => steps.run(step, run),
    work,
    stop() {
      driver.query = send
    },
  }
}
