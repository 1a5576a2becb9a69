import { m } from '#messages'

/** The way back is the link that resets the filters, right above. */
export const NoLocationFits = () => <p>{m.location_none_fits()}</p>
