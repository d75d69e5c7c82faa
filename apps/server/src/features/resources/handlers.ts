export { get, list } from './list.ts';
export { download, open } from './open.ts';
export {
  addVersion,
  archive,
  create,
  feature,
  listVersions,
  restoreVersion,
  save,
} from './write.ts';
