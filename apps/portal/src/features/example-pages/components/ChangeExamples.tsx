import { Alert, Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import type { ExampleChange, ExampleState } from '../contract.ts'
import { examplesQuery, requestChange } from '../queries.ts'
import styles from './ExamplePages.module.css'

const doneTexts = {
  add: ({ count }) => (count === 0 ? m.examples_none_added() : m.examples_added({ count })),
  remove: m.examples_removed,
} as const satisfies Record<ExampleChange, (inputs: { count: number }) => string>

/** Has examples added or removed: a job does it, and the list follows. */
export function ChangeExamples({ state: { examples, isWaiting } }: { state: ExampleState }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const [isRemoving, setRemoving] = useState(false)
  const asked = useRef<{ change: ExampleChange; before: number } | null>(null)
  const [done, setDone] = useState<string>()
  const changing = useSingleMutation({
    mutationFn: (change: ExampleChange) => whileLoggedIn(() => requestChange(change)),
    onSuccess: async (_, change) => {
      asked.current = { change, before: examples?.length ?? 0 }
      setDone(undefined)
      await queryClient.invalidateQueries({ queryKey: examplesQuery.queryKey })
    },
    onSettled: () => setRemoving(false),
  })

  useEffect(() => {
    if (!asked.current || changing.isPending || isWaiting || !examples) return
    const { change, before } = asked.current
    asked.current = null
    setDone(doneTexts[change]({ count: Math.abs(examples.length - before) }))
  }, [changing.isPending, isWaiting, examples])

  const isBusy = changing.isPending || isWaiting
  return (
    <section className={styles.change} aria-labelledby="examples-change">
      <h2 id="examples-change">{m.examples_change_heading()}</h2>
      <p>{m.examples_add_text()}</p>
      <div className={styles.buttons}>
        <Button loading={isBusy} onClick={() => changing.mutate('add')}>
          {m.examples_add()}
        </Button>
        {(examples?.length ?? 0) > 0 && (
          <Button variant="tertiary" disabled={isBusy} onClick={() => setRemoving(true)}>
            {m.examples_remove()}
          </Button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {isWaiting ? (examples ? m.examples_waiting() : m.examples_delayed()) : done}
      </p>
      {changing.error && (
        <Alert data-color="danger" role="alert">
          {staffErrorText(changing.error)}
        </Alert>
      )}
      {isRemoving && (
        <ConfirmDialog
          heading={m.examples_remove_heading()}
          yes={m.examples_remove_yes()}
          isBusy={changing.isPending}
          onConfirm={() => changing.mutate('remove')}
          onClose={() => setRemoving(false)}
        >
          <p>{m.examples_remove_text()}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
