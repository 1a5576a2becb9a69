import { Button } from '@digdir/designsystemet-react'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSingleFlight } from '#ui/form/use-single-flight.ts'
import { stepHeading } from '#ui/wizard/step-heading.ts'
import styles from './Application.module.css'

type Props = {
  intro: string
  /** What it costs, or what is paid to where. */
  amount: ReactNode
  /** What happens when it is sent. */
  next: ReactNode
  send: () => Promise<unknown>
  /** What the server has changed when the application is sent. */
  changed: QueryKey
  errorText: (failure: Error) => string
  /** Whether the server refuses every further attempt with the same code. */
  isFinal: (code: string) => boolean
  onBack: () => void
  onSent: () => void
  onSettled?: () => void
  /** What is sent, in parts. */
  children: (isPending: boolean) => ReactNode
}

/** The second page of an application: the applicant checks the answers and sends them. */
export function CheckAndSend({ send, changed, errorText, isFinal, ...props }: Props) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const [failures, setFailures] = useState(0)
  const singleFlight = useSingleFlight()
  const sending = useMutation({
    mutationFn: () => whileLoggedIn(send),
    onSuccess: async () => {
      props.onSent()
      await queryClient.invalidateQueries({ queryKey: changed })
    },
    onError: () => setFailures((count) => count + 1),
    onSettled: () => props.onSettled?.(),
  })
  /** It was sent in another window meanwhile, or decided. */
  const isOver = sending.error instanceof ApiError && isFinal(sending.error.code)
  // Its error is shown above.
  const sendOnce = () => singleFlight(() => sending.mutateAsync()).catch(() => undefined)
  return (
    <>
      <h2 className={styles.heading} {...stepHeading}>
        {m.answers_heading()}
      </h2>
      <p>{props.intro}</p>
      {sending.error && (
        <ProblemSummary
          problems={[{ fieldId: undefined, text: errorText(sending.error) }]}
          failures={failures}
        />
      )}
      {props.children(sending.isPending)}
      <section className={styles.section} aria-labelledby="check-amount">
        <h3 id="check-amount" className={styles.smallHeading}>
          {m.deposit_check_amount()}
        </h3>
        {props.amount}
      </section>
      <section className={styles.section} aria-labelledby="check-next">
        <h3 id="check-next" className={styles.smallHeading}>
          {m.answers_next()}
        </h3>
        {props.next}
      </section>
      {isOver ? (
        <p>
          <ContentLink href={pagePath('depositAccount', getLocale())}>
            {m.deposit_to_account()}
          </ContentLink>
        </p>
      ) : (
        <div className={styles.buttons}>
          <Button loading={sending.isPending} onClick={sendOnce}>
            {sending.isPending ? m.deposit_submitting() : m.deposit_submit()}
          </Button>
          <Button variant="secondary" disabled={sending.isPending} onClick={props.onBack}>
            {m.deposit_back()}
          </Button>
        </div>
      )}
    </>
  )
}
