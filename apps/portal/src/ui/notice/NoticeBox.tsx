import { Alert } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { stepHeading } from '../wizard/step-heading.ts'

type Props = {
  tone: 'info' | 'success' | 'warning' | 'danger'
  heading?: string | undefined
  /** Of the step of a form that the notice is. @see useWizardFocus */
  isStepHeading?: boolean
  children: ReactNode
}

/** A highlighted box: a notice of the editors, a result, or an error. */
export function NoticeBox({ tone, heading, isStepHeading = false, children }: Props) {
  return (
    <Alert data-color={tone}>
      {heading && <h2 {...(isStepHeading && stepHeading)}>{heading}</h2>}
      {children}
    </Alert>
  )
}
