import { memoize } from '../memoize.ts'
import { renderContext } from '../render-context.ts'
import type { Closed, Service, ServiceStates } from './services.ts'

/** Set on the document: what the browser knows of the services. */
export const servicesAttribute = 'data-services'

let held: string | undefined

/** Keeps what this process knows of the services. */
export function holdServices(states: ServiceStates): void {
  held = writeStates(states)
}

/** In the browser: what was just switched is shown from the next rendering on. */
export function replaceServicesInDocument(states: ServiceStates): void {
  document.documentElement.setAttribute(servicesAttribute, writeStates(states))
  for (const notify of followers) notify()
}

const followers = new Set<() => void>()

/** Calls back when the services of the document are replaced. @returns ends that */
export function followServicesInDocument(notify: () => void): () => void {
  followers.add(notify)
  return () => followers.delete(notify)
}

/** Those that are switched off, as JSON; empty while all are offered. Equal texts mean the same. */
export function closedServices(): string {
  const { services = held ?? inDocument() } = renderContext()
  return services
}

export const isServiceOffered = (service: Service): boolean => stateOf(service) === undefined

/** Offered, or not finished with what people have there. */
export const isServiceReachable = (service: Service): boolean => stateOf(service) !== 'off'

function stateOf(service: Service): Closed | undefined {
  const written = closedServices()
  return written === '' ? undefined : readStates(written)[service]
}

const writeStates = (states: ServiceStates) =>
  Object.keys(states).length === 0 ? '' : JSON.stringify(states)

const readStates = memoize(100, (written): ServiceStates => JSON.parse(written))

const inDocument = () => globalThis.document?.documentElement.getAttribute(servicesAttribute) ?? ''
