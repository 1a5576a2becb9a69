/**
 * What an organisation may offer or not: administrators switch each off
 * (docs/adr/0067-services-can-be-switched-off.md). A feature names its own in `service.ts`.
 */
export const services = [
  'sports',
  'courts',
  'onlineTraining',
  'depositAccount',
  'semesterFee',
  'kindergartens',
  'health',
  'healthRefunds',
  'eateries',
  'studyPlaces',
  'associations',
  'grants',
  'courses',
  'newsletter',
  'contact',
] as const
export type Service = (typeof services)[number]

/** Services that are switched off along with another: what they sell is for its members. */
export const neededServices: Readonly<Partial<Record<Service, Service>>> = {
  courts: 'sports',
  onlineTraining: 'sports',
  grants: 'associations',
}

/** Those that cannot be there without a service. */
export const servicesNeeding = (needed: Service): readonly Service[] =>
  services.filter((service) => neededServices[service] === needed)

/**
 * Of a service that is switched off. `closing`: people have something there that is not finished, and
 * nobody begins anything new. `off`: there is nothing left to finish.
 */
export type Closed = 'closing' | 'off'

/** Of the services that are switched off; the others are offered. */
export type ServiceStates = Readonly<Partial<Record<Service, Closed>>>
