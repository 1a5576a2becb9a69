import { demoOrganisation } from '#core/organisation/demo/demo-organisation.ts'
import { holdOrganisation } from '#platform/organisation/current-organisation.ts'

/** Test files share what they have loaded: each begins with the organisation of the demo. */
holdOrganisation(demoOrganisation)
