import type { Draft, SaveDraft, SavedDraft } from '../model/contract.ts'
import type { DraftContent } from '../model/expense-form.ts'
import { codeOf } from '../model/refund-errors.ts'

/** Long enough not to save every letter, short enough to lose none that matters. */
const pauseMs = 800

/** `changed`: another tab or device has saved the form; nothing more is saved from here. */
export type SaveState = 'none' | 'saved' | 'failed' | 'changed'

type Stored = Pick<Draft, 'version' | 'content'>

type Calls = {
  readonly save: (body: SaveDraft) => Promise<SavedDraft>
  readonly read: () => Promise<Stored>
}

type DraftSaver = {
  /** Saves it a moment later. */
  readonly change: (content: DraftContent) => void
  /** Saves what is not saved, and a form that has never been. @returns the version @throws {ApiError} */
  readonly flush: () => Promise<number>
  /** Saves what is not saved, without saying whether that works. */
  readonly leave: () => void
  /** Nothing is saved any more. @returns when a save that is under way is done */
  readonly stop: () => Promise<unknown>
  /** Goes on after `stop`. */
  readonly resume: () => void
  /** The server has refused the form since another tab or device has saved it. */
  readonly reportConflict: (refusal: unknown) => void
}

/** Saves a form on the server, one save after the other, since each needs the version before. */
export function createDraftSaver(
  calls: Calls,
  first: Stored,
  onState: (state: SaveState) => void,
): DraftSaver {
  let { version, content } = first
  let isSaved = true
  let isStopped = false
  /** Why nothing more is saved. */
  let conflict: unknown
  /** A save to which no answer has come: it may be stored. */
  let unanswered: DraftContent | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<unknown> = Promise.resolve()

  async function saveNow(): Promise<void> {
    if (conflict) throw conflict
    const saving = content
    isSaved = true
    try {
      version = await store(saving)
      unanswered = null
      onState('saved')
    } catch (error) {
      isSaved = false
      if (codeOf(error) === 'HEALTH_DRAFT_CHANGED') conflict = error
      else unanswered = saving
      onState(conflict ? 'changed' : 'failed')
      throw error
    }
  }

  async function store(saving: DraftContent): Promise<number> {
    try {
      return (await calls.save({ version, content: saving })).version
    } catch (error) {
      if (codeOf(error) !== 'HEALTH_DRAFT_CHANGED' || unanswered === null) throw error
      const stored = await calls.read()
      if (!isSameContent(stored.content, unanswered)) throw error
      // The other version is our own.
      return (await calls.save({ version: stored.version, content: saving })).version
    }
  }

  function save(isNeeded: () => boolean): Promise<number> {
    clearTimeout(timer)
    const saved = running
      .catch(() => undefined)
      .then(async () => {
        if (!isStopped && isNeeded()) await saveNow()
        return version
      })
    running = saved
    return saved
  }

  const leave = () => {
    save(() => !isSaved && !conflict).catch(() => undefined)
  }
  return {
    change(changed) {
      content = changed
      isSaved = false
      clearTimeout(timer)
      if (!isStopped && !conflict) timer = setTimeout(leave, pauseMs)
    },
    flush: () => save(() => !isSaved || version === 0 || conflict !== undefined),
    leave,
    stop() {
      isStopped = true
      clearTimeout(timer)
      return running.catch(() => undefined)
    },
    resume() {
      isStopped = false
      leave()
    },
    reportConflict(refusal) {
      conflict = refusal
      onState('changed')
    },
  }
}

function isSameContent(one: DraftContent, other: DraftContent): boolean {
  return textOf(one) === textOf(other)
}

const textOf = ({ lines, doctorFrom, doctorTo, note }: DraftContent) =>
  JSON.stringify([
    doctorFrom,
    doctorTo,
    note,
    ...lines.map((line) => [
      line.id,
      line.category,
      line.from,
      line.to,
      line.amount,
      line.isForeign,
      line.note,
      line.files,
    ]),
  ])
