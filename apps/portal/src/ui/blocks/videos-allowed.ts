import { createContext } from 'react'

/** Whether the visitor has said yes to others' videos, so that none asks again. */
export const VideosAllowed = createContext(false)
