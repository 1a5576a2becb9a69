import { Button } from '@digdir/designsystemet-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { UploadProgress } from '#core/files/components/UploadProgress.tsx'
import type { UserDetails } from '#core/profile/contract.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import styles from '../../components/Application.module.css'
import type { RefundApplication } from '../contract.ts'
import { refundQuery, submitRefund } from '../queries.ts'
import { type RefundForm, toContent } from '../refund-form.ts'
import { isFinalRefundRefusal, refundErrorText } from '../refund-texts.ts'
import { RefundSummary } from './RefundFacts.tsx'

type Props = {
  refund: RefundApplication
  details: UserDetails
  values: RefundForm
  files: readonly File[]
  kept: RefundApplication['attachments']
  onBack: () => void
  onSent: () => void
}

/** The second page: all of it to be read once more, and sent. */
export function RefundCheck({ refund, details, values, files, kept, onBack, onSent }: Props) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const [failures, setFailures] = useState(0)
  const [progress, setProgress] = useState(0)
  /** The second of two presses in one blink comes before the button knows of the first. */
  const isUnderWay = useRef(false)
  const sending = useMutation({
    mutationFn: () => {
      const content = toContent(
        values,
        kept.map(({ id }) => id),
      )
      return whileLoggedIn(() => submitRefund(refund.id, { content, files }, setProgress))
    },
    onSuccess: async () => {
      onSent()
      await queryClient.invalidateQueries({ queryKey: refundQuery.queryKey })
    },
    onError: () => setFailures((count) => count + 1),
    onSettled: () => {
      isUnderWay.current = false
      setProgress(0)
    },
  })
  /** It was sent in another window meanwhile, or decided: the same press is refused for ever. */
  const isOver = sending.error instanceof ApiError && isFinalRefundRefusal(sending.error.code)
  const send = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    sending.mutate()
  }
  return (
    <>
      <p>{m.refund_summary_intro()}</p>
      {sending.error && (
        <ProblemSummary
          problems={[{ fieldId: undefined, text: refundErrorText(sending.error, files) }]}
          failures={failures}
        />
      )}
      <RefundSummary
        refund={refund}
        details={details}
        values={values}
        files={[...kept, ...files]}
      />
      {sending.isPending && files.length > 0 && <UploadProgress share={progress} />}
      {isOver ? (
        <p>
          <ContentLink href={pagePath('depositAccount', getLocale())}>
            {m.deposit_to_account()}
          </ContentLink>
        </p>
      ) : (
        <div className={styles.buttons}>
          <Button loading={sending.isPending} onClick={send}>
            {sending.isPending ? m.deposit_submitting() : m.deposit_submit()}
          </Button>
          <Button variant="secondary" disabled={sending.isPending} onClick={onBack}>
            {m.deposit_back()}
          </Button>
        </div>
      )}
    </>
  )
}
