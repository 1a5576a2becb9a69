import {
  type ContentData,
  type ContentQueryName,
  type ContentVariables,
  contentAnswerTo,
  contentQueryPath,
  siteKeyHeader,
} from '@trivsel/content-contract/queries'
import { LRUCache } from 'lru-cache'
import type { Log } from '#platform/log.server.ts'
import { isInPreview } from '../preview/preview-state.server.ts'
import { createCircuit } from './circuit.ts'
import {
  noteContentTags,
  noteDegradedContent,
  noteUnavailableContent,
} from './content-trace.server.ts'
import type { PublishedRows } from './published-rows.server.ts'

/** The content system has nothing under that name in that language (specification, section 8). */
export class NoContentError extends Error {
  override name = 'NoContentError'
  constructor() {
    super('No content data found')
  }
}

/** The content system did not answer and there is no earlier answer to fall back on. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError'
}

/** There was no answer at all: no connection, a broken one, or none in time. */
class SilenceError extends Error {
  override name = 'SilenceError'
}

type Answer = { data: unknown; tags: string[]; fresh: boolean }

/** Specification, section 9: content API 10 s. */
const timeoutMilliseconds = 10_000
/** After silence, how long nobody waits for the content system: what is known must do. */
const restMilliseconds = 5_000
const mostAnswers = 400

export type ContentClient = ReturnType<typeof createContentClient>

/**
 * Asks the rows of what is published, and the content system where they are no use. Answers are kept
 * until a tag of theirs changes; after that the old answer stays only as a fallback for when the
 * content system is slow or down.
 */
export function createContentClient(options: {
  cmsUrl: string
  siteKey: string
  log: Log
  rows?: PublishedRows
}) {
  const answers = new LRUCache<string, Answer>({ max: mostAnswers })
  const pending = new Map<string, Promise<Answer>>()
  const circuit = createCircuit(restMilliseconds)
  let generation = 0

  /** @throws {SilenceError} */
  async function post(body: unknown): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(options.cmsUrl + contentQueryPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [siteKeyHeader]: options.siteKey },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      return { status: response.status, text: await response.text() }
    } catch (cause) {
      throw new SilenceError('The content system did not answer', { cause })
    }
  }

  async function askContentSystem(
    name: ContentQueryName,
    variables: unknown,
    draft = false,
  ): Promise<Answer> {
    const startedIn = generation
    const { status, text } = await post({ query: name, variables, ...(draft && { draft }) })
    if (status !== 200) throw new Error(`the content system answered ${status}`)
    const { data, tags } = contentAnswerTo(name).parse(JSON.parse(text))
    // A change announced while the question was under way may not be in the answer.
    return { data, tags, fresh: startedIn === generation }
  }

  async function askRows(name: ContentQueryName, variables: unknown): Promise<Answer | null> {
    const startedIn = generation
    const answer = await options.rows?.answer(name, variables as never)
    return answer ? { ...answer, fresh: startedIn === generation } : null
  }

  async function refresh(name: ContentQueryName, variables: unknown, key: string) {
    const stored = await askRows(name, variables)
    if (stored) {
      // What strangers make up is without number, and soon looked up again.
      if (stored.data !== null) answers.set(key, stored)
      return stored
    }
    const known = answers.get(key)
    const requestedAt = performance.now()
    if (!circuit.admits(requestedAt)) {
      if (known) return fallBack(known)
      throw new ContentUnavailableError('The content system did not answer a moment ago')
    }
    try {
      const answer = await askContentSystem(name, variables)
      circuit.noteAnswer(performance.now())
      answers.set(key, answer)
      return answer
    } catch (error) {
      // An unusable answer says something about this request, not about whether others would be
      // answered.
      if (error instanceof SilenceError) circuit.noteSilence(requestedAt, performance.now())
      else circuit.noteAnswer(performance.now())
      options.log.warn({ error, query: name }, 'the content system gave no answer of use')
      if (known) return fallBack(known)
      throw new ContentUnavailableError('The content system did not answer', { cause: error })
    }
  }

  function fallBack(known: Answer): Answer {
    return { ...known, fresh: false }
  }

  /** Drafts are requested each time, and never cached. */
  async function askForDraft(name: ContentQueryName, variables: unknown): Promise<Answer> {
    try {
      return await askContentSystem(name, variables, true)
    } catch (cause) {
      throw new ContentUnavailableError('The content system did not answer', { cause })
    }
  }

  async function ask(name: ContentQueryName, variables: unknown): Promise<Answer> {
    if (isInPreview()) return askForDraft(name, variables)
    const key = `${name} ${JSON.stringify(variables)}`
    const known = answers.get(key)
    if (known?.fresh) return known
    let question = pending.get(key)
    if (!question) {
      question = refresh(name, variables, key).finally(() => pending.delete(key))
      pending.set(key, question)
    }
    return question
  }

  return {
    /**
     * @throws {NoContentError} there is no such content
     * @throws {ContentUnavailableError} no answer in time, and none from before
     */
    async query<Name extends ContentQueryName>(
      name: Name,
      variables: ContentVariables<Name>,
    ): Promise<NonNullable<ContentData<Name>>> {
      const answer = await ask(name, variables).catch((error: unknown) => {
        noteUnavailableContent()
        throw error
      })
      noteContentTags(answer.tags)
      if (!answer.fresh) noteDegradedContent()
      if (answer.data === null) throw new NoContentError()
      // The schema of this very query has parsed it.
      return answer.data as NonNullable<ContentData<Name>>
    },

    /**
     * Asks without looking at earlier answers and without keeping this one, for copies that must
     * not be made of what was.
     * @throws whatever went wrong: no answer in time, or another shape than agreed
     */
    async queryAfresh<Name extends ContentQueryName>(
      name: Name,
      variables: ContentVariables<Name>,
    ): Promise<NonNullable<ContentData<Name>>> {
      const { data } = (await askRows(name, variables)) ?? (await askContentSystem(name, variables))
      if (data === null) throw new NoContentError()
      return data as NonNullable<ContentData<Name>>
    },

    /** Whether what is not published is known without asking the content system. */
    hasRows: (): boolean => options.rows?.areComplete() ?? false,

    /** Answers with one of the tags are asked for again; without tags, all of them. */
    expire(tags?: readonly string[]): void {
      generation += 1
      circuit.endRest(performance.now())
      for (const answer of answers.values())
        if (!tags || answer.tags.some((tag) => tags.includes(tag))) answer.fresh = false
      pending.clear()
    },

    async isReachable(): Promise<boolean> {
      try {
        const response = await fetch(`${options.cmsUrl}/api/health`, {
          signal: AbortSignal.timeout(2_000),
        })
        return response.ok
      } catch {
        return false
      }
    },
  }
}
