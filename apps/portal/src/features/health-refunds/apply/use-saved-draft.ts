import { useCallback, useEffect, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import type { DraftPlace } from '../draft/place.ts'
import type { Draft } from '../model/contract.ts'
import { createDraftSaver, type SaveState } from './draft-saver.ts'
import { readDraft, saveDraft } from './queries.ts'

/** Saves the form as it is filled in, and at once when somebody leaves the page. */
export function useSavedDraft(place: DraftPlace, first: Pick<Draft, 'version' | 'content'>) {
  const whileLoggedIn = useLoginInPlace()
  const [state, setState] = useState<SaveState>('none')
  const [saver] = useState(() =>
    createDraftSaver(
      { save: (body) => saveDraft(place, body), read: () => readDraft(place) },
      first,
      setState,
    ),
  )

  useEffect(() => {
    const leaveWhenHidden = () => document.visibilityState === 'hidden' && saver.leave()
    window.addEventListener('pagehide', saver.leave)
    document.addEventListener('visibilitychange', leaveWhenHidden)
    return () => {
      window.removeEventListener('pagehide', saver.leave)
      document.removeEventListener('visibilitychange', leaveWhenHidden)
      saver.leave()
    }
  }, [saver])

  useEffect(() => {
    if (state !== 'failed' && state !== 'changed') return
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [state])

  const flush = useCallback(() => whileLoggedIn(saver.flush), [whileLoggedIn, saver])
  const stop = useCallback(async () => {
    await saver.stop()
    setState('none')
  }, [saver])
  const { change, resume, reportConflict } = saver
  return { state, change, flush, stop, resume, reportConflict }
}
