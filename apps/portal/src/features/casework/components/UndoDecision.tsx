import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatTime } from '#platform/time/format.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { decisionNames } from '../case-texts.ts'
import { forgetDecided, type JustDecided, setUndone, useJustDecided } from '../just-decided.ts'
import { casesChanged, takeBack } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import styles from './Case.module.css'

/**
 * What was decided on the case before, and its undo for as long as the student knows nothing of it. The
 * case itself says so in its form. Undo leads to the case, also when it comes too late: there one sees
 * what can still be done.
 */
export function UndoDecision({ id, queue }: { id: string; queue: TableSearch }) {
  const { decided } = useJustDecided()
  return (
    <div role="status" data-screen-only>
      {decided && decided.id !== id && (
        <Undo key={`${decided.id} ${decided.until}`} decided={decided} queue={queue} />
      )}
    </div>
  )
}

function Undo({ decided, queue }: { decided: JustDecided; queue: TableSearch }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const open = () => navigate({ to: '/staff/cases/$id', params: { id: decided.id }, search: queue })
  const taking = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => takeBack(decided.id)),
    onSuccess: () => {
      showMessage(m.casework_taken_back(), 'success')
      setUndone(decided)
      return open()
    },
    onError: (error) => {
      showMessage(caseErrorText(error), 'error')
      if (!(error instanceof ApiError && error.code === 'NOTHING_TO_TAKE_BACK')) return
      forgetDecided()
      return open()
    },
    onSettled: () => queryClient.invalidateQueries(casesChanged),
  })
  useShortcuts({ u: () => taking.mutate() })
  useEffect(() => {
    const timer = setTimeout(forgetDecided, Math.max(0, decided.until - Date.now()))
    return () => clearTimeout(timer)
  }, [decided])
  return (
    <p className={styles.undo}>
      <span>
        {m.casework_just_decided({
          name: decided.name,
          decision: decisionNames[decided.values.action]().toLowerCase(),
          time: formatTime(new Date(decided.until)),
        })}
      </span>
      <Button
        variant="secondary"
        data-size="sm"
        loading={taking.isPending}
        onClick={() => taking.mutate()}
      >
        {m.casework_undo()}
      </Button>
    </p>
  )
}
