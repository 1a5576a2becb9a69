import { useState } from 'react'
import { UploadProgress } from '#core/files/components/UploadProgress.tsx'
import type { UserDetails } from '#core/profile/contract.ts'
import { m } from '#messages'
import { CheckAndSend } from '../../components/CheckAndSend.tsx'
import type { RefundApplication } from '../contract.ts'
import { refundQuery, submitRefund } from '../queries.ts'
import { type RefundForm, toContent } from '../refund-form.ts'
import { isFinalRefundRefusal, refundErrorText } from '../refund-texts.ts'
import { RefundAmount, RefundSummary } from './RefundFacts.tsx'

type Props = {
  refund: RefundApplication
  details: UserDetails
  values: RefundForm
  files: readonly File[]
  kept: RefundApplication['attachments']
  onBack: () => void
  onSent: () => void
}

/** The second page of the refund, with the progress of the upload. */
export function RefundCheck({ refund, details, values, files, kept, onBack, onSent }: Props) {
  const [progress, setProgress] = useState(0)
  const send = () => {
    const content = toContent(
      values,
      kept.map(({ id }) => id),
    )
    return submitRefund(refund.id, { content, files }, setProgress)
  }
  return (
    <CheckAndSend
      intro={m.refund_summary_intro()}
      send={send}
      changed={refundQuery.queryKey}
      errorText={(failure) => refundErrorText(failure, files)}
      isFinal={isFinalRefundRefusal}
      onBack={onBack}
      onSent={onSent}
      onSettled={() => setProgress(0)}
      amount={<RefundAmount refund={refund} values={values} />}
      next={<p>{m.refund_check_next()}</p>}
    >
      {(isPending) => (
        <>
          <RefundSummary
            refund={refund}
            details={details}
            values={values}
            files={[...kept, ...files]}
          />
          {isPending && files.length > 0 && <UploadProgress share={progress} />}
        </>
      )}
    </CheckAndSend>
  )
}
