let report = (error: unknown): void => console.error(error)

/** Notes that a part of a page could not be shown, while the rest of the page stands. */
export function reportFailure(error: unknown): void {
  report(error)
}

export function reportFailuresWith(reporter: (error: unknown) => void): void {
  report = reporter
}
