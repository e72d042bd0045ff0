export { createMemory, type Memory, type MemoryOptions, type MemoryPlace } from '../storage/createMemory.ts';
