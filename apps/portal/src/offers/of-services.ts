import { isServiceOffered, isServiceReachable } from '#platform/services/current-services.ts'
import type { Service } from '#platform/services/services.ts'

/** The services of features, by the names of their folders; the others are always there. */
const services = new Map(
  Object.entries(
    import.meta.glob<Service>('../features/*/service.ts', { eager: true, import: 'service' }),
  ).map(([file, service]) => [folderOf(file), service]),
)

type Offers<Offer> = Readonly<Record<string, Offer>>

/** Of what features offer, by the paths of their files: that of services which are switched on. */
export const offeredOf = <Offer>(files: Offers<Offer>) => inServices(files, isServiceOffered)

/** The same, with what people have in a service that is switched off until it is finished. */
export const reachableOf = <Offer>(files: Offers<Offer>) => inServices(files, isServiceReachable)

function inServices<Offer>(files: Offers<Offer>, isThere: (service: Service) => boolean): Offer[] {
  return Object.entries(files).flatMap(([file, offer]) => {
    const service = services.get(folderOf(file))
    return !service || isThere(service) ? [offer] : []
  })
}

function folderOf(file: string): string {
  return file.split('/')[2] ?? ''
}
