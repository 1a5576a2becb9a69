/* build: v1.15.0 */
import type {} from '@digdir/designsystemet-types'

// Augment types based on theme
declare module '@digdir/designsystemet-types' {
  export interface ColorDefinitions {
    pistachio: never
    apple: never
    dandelion: never
    syrin: never
    'city-pigeon': never
    neutral: never
  }
  export interface SeverityColorDefinitions {
    info: never
    success: never
    warning: never
    danger: never
  }
}
