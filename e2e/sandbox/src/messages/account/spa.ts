import type { AccountMessages } from './en';

export const accountSpa: AccountMessages = {
  tooManyCalls: 'Demasiadas solicitudes. Inténtelo de nuevo en {seconds} s.',
  signInsQueueFull: 'Muchas personas están iniciando sesión. Inténtelo de nuevo en {seconds} s.',
  pictureSpaceUsed: 'Ha alcanzado el límite de {most} MB de imágenes. Las que no se usan se eliminan por la noche.',
  picturesUnused: 'Tiene demasiadas imágenes sin usar. Use una de ellas o espere hasta mañana.',
  fileTooLarge: 'Las imágenes pueden tener 4 MB como máximo.',
  pictureUnknown: 'Esta imagen no existe.',
  pictureUnreadable: 'Esta imagen no se puede usar. Elija un archivo JPG o PNG.',
  pictureGone: 'Suba primero el anverso y el reverso del documento.',
  picturesEqual: 'El anverso y el reverso son la misma imagen.',
  cardInvalid: 'Introduzca un número de documento válido.',
  cardTaken: 'Otra cuenta ya usa este número de documento.',
  identityHandedIn: 'Sus documentos se han enviado a revisión.',
  identityInReview: 'Sus documentos ya están en revisión.',
  identityVerified: 'Su identidad ya está verificada.',
  codeTooSoon: 'Se acaba de enviar un código. Inténtelo de nuevo en {seconds} s.',
  codesUsedUp: 'Demasiados códigos solicitados. Inténtelo de nuevo después de {until}.',
  twoStepAlreadyOn: 'La verificación en dos pasos ya está activada.',
  twoStepOff: 'La verificación en dos pasos no está activada.',
  twoStepNotBegun: 'Configure primero la aplicación de autenticación.',
  twoStepCodeRequired: 'Introduzca el código de su aplicación de autenticación.',
  twoStepCodeWrong: 'El código de autenticación es incorrecto o ya se usó.',
  signInAgain: 'Este inicio de sesión ha caducado. Introduzca de nuevo su contraseña.',
  passwordOfOther: 'Otra cuenta con este número usa esta contraseña. Elija una distinta.',
  passwordWrong: 'Contraseña incorrecta.',
  ownPasswordRequired: 'Introduzca su contraseña de acceso.',
  recoveryTooSoon:
    'Este contacto se vinculó hace menos de 24 horas. Podrá usarlo para restablecer la contraseña a partir de {until}.',
  withdrawalsHeld:
    'Los retiros y las ventas C2C se pausan 24 horas tras cambiar la contraseña o un contacto. Se reanudan el {until}.',
  wayBackGone: 'Este enlace ya se usó o ha caducado.',
  bindingUndone:
    'Cambio deshecho y sesión cerrada en todos los dispositivos. Cree una contraseña nueva para iniciar sesión.',
  fundPasswordUnset: 'Establezca primero una contraseña de fondos.',
  fundPasswordRequired: 'Introduzca su contraseña de fondos.',
  fundPasswordWrong: 'Contraseña de fondos incorrecta.',
  fundPasswordSaved: 'Contraseña de fondos guardada.',
  fundPasswordReplaced:
    'Contraseña de fondos cambiada. Los retiros y las ventas C2C se pausan 24 horas. Se reanudan el {until}.',
  fundPasswordRight: 'Contraseña de fondos confirmada.',
  notAnAgent: 'Solo los agentes regionales pueden ver esta página.',
};
