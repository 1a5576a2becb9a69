import { m } from '#messages'

/** The way back is the link that resets the filters, right above. */
export const NoPlaceFits = () => <p>{m.place_none_fits()}</p>
