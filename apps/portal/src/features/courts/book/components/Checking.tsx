import { m } from '#messages'
import { Waiting } from '#ui/Waiting.tsx'
import { StepFrame } from './StepFrame.tsx'

/** The first view after paying. It claims nothing before the provider has answered. */
export function Checking() {
  return (
    <StepFrame step={4} heading={m.courts_checking()} takesFocus={false}>
      <Waiting rows={3} label={m.courts_checking()} />
    </StepFrame>
  )
}
