import { Alert } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'

type Props = {
  tone: 'info' | 'success' | 'warning' | 'danger'
  heading?: string | undefined
  children: ReactNode
}

/** A highlighted box: a notice of the editors, a result, or an error. */
export function NoticeBox({ tone, heading, children }: Props) {
  return (
    <Alert data-color={tone}>
      {heading && <h2>{heading}</h2>}
      {children}
    </Alert>
  )
}
