import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ContentField, changedFields } from '#core/grants/application/content-changes.ts'
import type { GrantContent } from '#core/grants/content.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { ApiError } from '#platform/api-client.ts'
import type { OwnApplication, SharedDraft } from '../model/contract.ts'
import {
  chooseField,
  type LocalDraft,
  localDraft,
  type SomeContent,
  takeSaved,
  unsavedFields,
} from '../model/merge-content.ts'
import { checkTyped, type TypedProblems } from './check-typed.ts'
import { applicationQuery, saveDraft } from './queries.ts'

/** Long enough not to save every letter, short enough to lose none that matters. */
const pauseMs = 800
const againMs = 5_000

/** `again`: it could not be reached and is tried again. `refused`: it is said why. */
export type SavingState = 'saved' | 'unsaved' | 'again' | 'refused'

/** What somebody else has changed while the page was open. */
export type OthersChange = {
  readonly by: string | null
  readonly at: string
  readonly fields: readonly ContentField[]
}

export type UsedDraft = {
  readonly content: GrantContent
  readonly conflicts: SomeContent
  /** Fields that cannot be saved as they are typed, by the code of what is wrong. */
  readonly typedProblems: TypedProblems
  readonly state: SavingState
  readonly failure: unknown
  readonly others: OthersChange | null
  readonly change: (values: SomeContent) => void
  readonly choose: (field: ContentField, choice: 'mine' | 'theirs') => void
  /** Saves what is typed. @returns the version that is saved then; null where something is not saved */
  readonly flush: () => Promise<number | null>
}

/**
 * The draft of an application in an open page. What is typed is saved after a moment; what others save
 * comes in, but never over what is typed here.
 * @param held fields in which something is typed that is no value as yet
 */
export function useSharedDraft(
  application: OwnApplication,
  held: readonly ContentField[],
): UsedDraft {
  const { id, draft: server } = application
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const [draft, setDraft] = useState<LocalDraft>(() => localDraft(server.content))
  const [state, setState] = useState<SavingState>('saved')
  const [failure, setFailure] = useState<unknown>(null)
  const [others, setOthers] = useState<OthersChange | null>(null)
  const latest = useRef(draft)
  const version = useRef(server.version)
  const saving = useRef<Promise<boolean> | null>(null)
  const sent = useRef<SomeContent>({})
  const heldFields = useRef(held)
  heldFields.current = held

  const put = useCallback((next: LocalDraft) => {
    latest.current = next
    setDraft(next)
  }, [])

  const takeIn = useCallback(
    (given: SharedDraft) => {
      // An answer that was overtaken by a newer one.
      if (given.version < version.current) return
      const fields = changedFields(latest.current.saved, given.content)
      if (given.version > version.current && !given.isByYou && fields.length > 0)
        setOthers({ by: given.by, at: given.at, fields })
      version.current = given.version
      const known = { sent: sent.current, held: heldFields.current }
      put(takeSaved(latest.current, given.content, known))
    },
    [put],
  )

  useEffect(() => takeIn(server), [server, takeIn])

  const save = useCallback(async (): Promise<boolean> => {
    if (saving.current) return saving.current
    const fields = savable(latest.current)
    if (fields.length === 0) return true
    const { saved, content } = latest.current
    const body = { before: pick(saved, fields), after: pick(content, fields) }
    sent.current = body.after
    const call = whileLoggedIn(() => saveDraft(id, body)).then(
      (answer) => {
        takeIn(answer.draft)
        queryClient.setQueryData(applicationQuery(id).queryKey, (known) =>
          known && known.draft.version <= answer.draft.version
            ? { ...known, draft: answer.draft }
            : known,
        )
        setState(savable(latest.current).length > 0 ? 'unsaved' : 'saved')
        setFailure(null)
        return true
      },
      (error: unknown) => {
        setState(isPassing(error) ? 'again' : 'refused')
        setFailure(error)
        return false
      },
    )
    saving.current = call
    try {
      return await call
    } finally {
      saving.current = null
    }
  }, [id, queryClient, takeIn, whileLoggedIn])

  const change = useCallback(
    (values: SomeContent) => {
      put({ ...latest.current, content: { ...latest.current.content, ...values } as GrantContent })
      setState('unsaved')
    },
    [put],
  )

  const isUnsaved = savable(draft).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause again
  useEffect(() => {
    if (!isUnsaved || state === 'refused') return
    const timer = setTimeout(save, state === 'again' ? againMs : pauseMs)
    return () => clearTimeout(timer)
  }, [draft, isUnsaved, state, save])
  useLeaving(isUnsaved, save)

  const flush = useCallback(async () => {
    // What was typed while it was saved is saved once more.
    for (let round = 0; round < 3 && savable(latest.current).length > 0; round += 1)
      if (!(await save())) return null
    const isWhole =
      unsavedFields(latest.current).length === 0 &&
      Object.keys(latest.current.conflicts).length === 0
    return isWhole ? version.current : null
  }, [save])

  return {
    content: draft.content,
    conflicts: draft.conflicts,
    typedProblems: checkTyped(draft.content),
    state,
    failure,
    others,
    change,
    choose: (field, choice) => {
      put(chooseField(latest.current, field, choice))
      setState(savable(latest.current).length > 0 ? 'unsaved' : 'saved')
    },
    flush,
  }
}

/** Fields that were changed and that the server would take. */
function savable(draft: LocalDraft): ContentField[] {
  const problems = checkTyped(draft.content)
  return unsavedFields(draft).filter((field) => !Object.hasOwn(problems, field))
}

const pick = (content: GrantContent, fields: readonly ContentField[]): SomeContent =>
  Object.fromEntries(fields.map((field) => [field, content[field]]))

/** No network, no answer, too busy, or nobody logged in: the same may go through in a moment. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 401

/** Saves at once when the page is left; the browser asks before it takes what is not saved. */
function useLeaving(isUnsaved: boolean, save: () => Promise<boolean>): void {
  useEffect(() => {
    if (!isUnsaved) return
    const saveNow = () => {
      save().catch(() => undefined)
    }
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('online', saveNow)
    window.addEventListener('pagehide', saveNow)
    window.addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      window.removeEventListener('online', saveNow)
      window.removeEventListener('pagehide', saveNow)
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', saveWhenHidden)
    }
  }, [isUnsaved, save])
}
