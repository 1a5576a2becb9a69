import { Component, type ReactNode } from 'react'
import { reportFailure } from '#platform/report-failure.ts'
import { ErrorBox } from './ErrorBox.tsx'

type Props = {
  /** Throws when the part cannot be shown. It runs first, since the server has no error boundaries. */
  check: () => void
  children: ReactNode
}

/**
 * A part of a page that may fail: then the error box replaces it, and the rest of the page is
 * shown.
 */
export function Guarded({ check, children }: Props) {
  try {
    check()
  } catch (error) {
    reportFailure(error)
    return <ErrorBox error={error} />
  }
  return <ErrorBoundary>{children}</ErrorBoundary>
}

type Failed = { failure?: { error: unknown } }

/** Takes what the check cannot foresee; in the browser only. */
class ErrorBoundary extends Component<{ children: ReactNode }, Failed> {
  override state: Failed = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    reportFailure(error)
  }

  override render() {
    const { failure } = this.state
    return failure ? <ErrorBox error={failure.error} /> : this.props.children
  }
}
