/** Why there is no picture. */
export const cameraFailures = ['denied', 'none', 'in-use', 'failed'] as const
export type CameraFailure = (typeof cameraFailures)[number]

const names: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

/** By the name of what `getUserMedia` throws. */
export const cameraFailureOf = (error: unknown): CameraFailure =>
  (error instanceof Error && names[error.name]) || 'failed'
