export { PictureField } from './picture-field';
export { SavedPicture } from './saved-picture';
