import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step takes the focus: whoever listens hears where they have come. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
