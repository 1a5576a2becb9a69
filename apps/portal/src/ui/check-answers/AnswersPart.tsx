import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CheckedPart } from './CheckedPart.tsx'

type Props = {
  heading: string
  /** Id of what is focused on the first page of the form, where the answers are changed. */
  changeAt: string
  /** A `Fact` per question. */
  children: ReactNode
}

/** A part of the answers of a form in pages. */
export function AnswersPart({ heading, changeAt, children }: Props) {
  return (
    <CheckedPart
      heading={heading}
      change={(text) => (
        <Link
          to="."
          search={{ page: 1 } as never}
          hash={changeAt}
          resetScroll={false}
          hashScrollIntoView={false}
        >
          {text}
        </Link>
      )}
    >
      {children}
    </CheckedPart>
  )
}
