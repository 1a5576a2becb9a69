import { Alert } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'

type Props = {
  tone: 'info' | 'success' | 'warning' | 'danger'
  heading?: string | undefined
  children: ReactNode
}

/** A box that stands out of the page: a word of the editors, how it went, what is the matter. */
export function NoticeBox({ tone, heading, children }: Props) {
  return (
    <Alert data-color={tone}>
      {heading && <h2>{heading}</h2>}
      {children}
    </Alert>
  )
}
