import { type ReactNode, useEffect, useRef } from 'react'

/** Moves the focus to the heading of a new step, so that screen readers announce the step. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
