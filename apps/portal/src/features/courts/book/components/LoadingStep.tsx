import { m } from '#messages'
import { Waiting } from '#ui/Waiting.tsx'
import { StepFrame } from './StepFrame.tsx'

const headings = { 2: m.courts_summary_heading, 3: m.courts_payment_heading } as const

/** A step whose content is on its way. */
export function LoadingStep({ step }: { step: 2 | 3 }) {
  return (
    <StepFrame step={step} heading={headings[step]()} takesFocus={false}>
      <Waiting rows={3} />
    </StepFrame>
  )
}
