import { takeLittleMemory } from '#platform/memory/little-memory.server.ts'

// What follows may take a while to load, and would be loaded twice.
takeLittleMemory(process)
await import('./run-portal.server.ts')
