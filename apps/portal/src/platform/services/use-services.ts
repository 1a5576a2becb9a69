import { useSyncExternalStore } from 'react'
import { closedServices, followServicesInDocument } from './current-services.ts'

/** Renders again when an administrator switches a service: `closedServices`. */
export function useServices(): string {
  return useSyncExternalStore(followServicesInDocument, closedServices, closedServices)
}
