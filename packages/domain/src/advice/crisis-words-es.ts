import { SPANISH_COMPOSED, SPANISH_FIRM, SPANISH_SOFT } from './crisis-composed-es.ts';
import type { CrisisWords } from './crisis-words.ts';

const ADULT =
  '(?:papa|padre|mama|madre|padrastro|madrastra|tio|tia|entrenador|entrenadora|profesor|profesora|profe|maestro|maestra|hermano|hermana|hermanastro|novio|novia|primo|abuelo|abuela|padres|vecino|alguien|el|ella)';
const WANTS =
  '(?:quiero|queria|quisiera|quise|voy a|iba a|vaya a|pienso|pense|pensado|pensando|piensa|penso|ganas|intente|intentado|intentar|intento|planeo|planeado|planeando|prefiero|preferiria|deseo|desearia|deseando|gustaria|necesito|decidido|decidi|merezco|mejor|solo|idea|ideas|forma|manera|podria|puedo|listo para|lista para)';

export const SPANISH: CrisisWords = {
  locale: 'es',
  idioms: [
    /\b(?:toca|toco|tocan) (?:la puerta|el timbre|el tema|la guitarra|el piano)\b/g,
    /\b(?:equipo|rival|rivales|ellos|selectivo|contrincante) (?:\w+ ){0,3}nos (?:golpe|mat|peg|gan|dio|dieron)\w*\b|\bnos (?:mataron|golpearon|dieron una paliza) (?:\d|en el|ayer|el \w+ \d)/g,
    /\b(?:muero|muriendo|morir|morirme|morirnos|muero yo|mori|moria|morimos|muerto|muerta|muertos|muertas) (?:\w+ ){0,1}?de (?:la )?(?:risa|hambre|sueno|verguenza|pena|ganas|aburrimiento|frio|calor|miedo|sed|cansancio|nervios|amor|envidia|curiosidad|emocion|susto)\b/g,
    /\b(?:muero|morir|muriendo) por\b/g,
    /\b(?:muero|muriendo|morir|muert[oa]s?|morirme|muerta?) (?:de|del) (?:\w+ )?(?:risa|hambre|sueno|verguenza|pena|ganas|aburrimiento|frio|calor|sed|cansancio|cansada|nervios|amor|envidia|curiosidad|emocion|estres|cansado|aburricion)\b|\bmuert[oa]s? (?:de|del|por) (?:el |la )?(?:cansancio|partido|entrenamiento|examen|viaje)\b|\b(?:tiempo|punto|peso|letra|temporada|naturaleza) muert[oa]\b/g,
    /\b(?:clase|curso|taller|charla|semana|programa|unidad|modulo|materia|prevencion|estadisticas|tasas|prevenir) (?:(?!yo |me |mi |he )\w+ ){0,3}(?:suicidio|abuso|autolesion\w*|violencia|acoso|sobredosis|maltrato)(?: (?:sexual|escolar|infantil|domestica|familiar))?\b/g,
    /\b(?:club|equipo|deporte|competencia|torneo|practica|clase|campo) de (?:tiro|rifle|caza|pistola|arco)(?: \w+)?\b|\btiro (?:con arco|deportivo|libre|al blanco|a gol|de esquina)\b|\b(?:rifle|pistola) de aire\b|\bsaltar (?:la )?cuerda\b|\bcuerda floja\b/g,
    /\bme (?:pegue|golpee|lastime|corte|queme|lesione|lastimo|lesiono|corto|golpeo|he lastimado|he lesionado) (?:(?!a proposito|adrede|yo mism|sol[oa] en)\w+ ){0,3}(?:rodilla|tobillo|hombro|espalda|pie|codo|dedo|entrenando|jugando|corriendo|cocinando|partido|entrenamiento|practica|juego|cancha|sol|plancha|temporada|horno|cocina|papel)\b|\b(?:lastimarme|lesionarme|golpearme) (?:antes|la rodilla|el|otra vez|de nuevo|durante|en (?:el|la|un))\b/g,
    /\b(?:matar|matarme|mata|matarnos) (?:por|a (?:estudiar|trabajar|entrenar))\b|\b(?:crimen y castigo|la muerte de \w+|cronica de una muerte anunciada)\b|\bde mala muerte\b|\bme (?:toca|toco|tocaba) (?:a mi|el (?:examen|turno|horario|curso)|la clase|repetir|estudiar|presentar|jugar|hacer|exponer|tomar|ir|trabajar|en (?:el|la) (?:grupo|equipo|salon|horario|turno|semestre|lista|final)|con (?:el|la)|tu|un|una|otro|clase)\b|\b(?:cancion|historia|pelicula|libro|poema|discurso) (?:\w+ ){0,3}me (?:toco|toca|mato|golpeo|pego)\b/g,
    /\bme (?:esta|van a|va a) matando\b/g,
    /\b(?:me|nos|te|lo) (?:esta|estan|estaba|va a|van a|mata|matan|mato|matara|mataran|estoy) ?(?:matando|matar)?\b(?= (?:\. |a estudiar|estudiando|de |el |la |con |si |por |esta|este|mi mama|mi papa|$))/g,
    /\b(?:matarme|matandome|matarnos|me mato|me estoy matando|me maté|me mataba) (?:estudiando|entrenando|trabajando|a (?:estudiar|entrenar|trabajar)|en el (?:gimnasio|entrenamiento))\b/g,
    /\bmatar (?:el tiempo|dos pajaros|por)\b/g,
    /\b(?:celular|telefono|bateria|computadora|laptop|tablet|internet|movil|ordenador|carro|planta) (?:\w+ ){0,2}(?:muere|murio|muerto|muerta|muriendo)\b|\bse me (?:muere|murio) (?:el|la) (?:celular|telefono|bateria|computadora|laptop|movil|internet)\b/g,
    /\bmuerte subita\b|\bpena de muerte\b|\b(?:escuadron|escuadra) suicida\b/g,
    /\b(?:hacer|hicimos|hacemos|correr|corrimos|hice|corri|nos pone) (?:\w+ ){0,2}suicidas\b|\bsuicidas (?:en|de) (?:la cancha|entrenamiento|el entrenamiento|la practica)\b/g,
    /\b(?:ensayo|libro|novela|trabajo|tarea|proyecto|capitulo|leccion|unidad|poema|obra|presentacion|clase|curso|charla|pelicula|articulo) (?:\w+ ){0,3}(?:sobre|de|del|acerca de|donde) (?:\w+ ){0,4}(?:suicidio|autolesiones|muerte|abuso|sobredosis|prevencion)\b/g,
    /\b(?:romeo|julieta|hamlet|ofelia|werther|personaje|protagonista|autor|autora|poeta|heroe) (?:\w+ ){0,6}(?:suicid\w+|mata|morir|muere)\b/g,
    /\bsuicidio (?:academico|politico|profesional|social|deportivo)\b/g,
    /\bme (?:corto|corte|cortaron|quiero cortar|voy a cortar) (?:el (?:pelo|cabello|flequillo|dedo)|las unas|la barba|con (?:papel|el papel))\b|\bcortarme (?:el (?:pelo|cabello|flequillo|dedo)|las unas|la barba)\b/g,
    /\bme (?:pega|pego) (?:la gripe|un resfriado|el sol|hambre|sueno|la gana|la pelota|el balon)\b/g,
    /\b(?:desaparecer|desaparecio|desaparecieron) (?:de la (?:lista|pantalla|pagina)|del)\b/g,
  ],
  firm: SPANISH_FIRM,
  hard: [
    ...SPANISH_COMPOSED,
    {
      kind: 'suicide',
      sign: 'talks_of_dying',
      patterns: [
        new RegExp(
          `\\b(?:me )?${WANTS} (?:\\w+ ){0,3}(?:matarme|matar|suicidarme|suicidar|morirme|morir|ahorcarme|ahorcar|colgarme|quitarme la vida|quitarse la vida|acabar con (?:mi vida|todo|esto|mi existencia)|terminar con (?:mi vida|todo|mi existencia)|poner(?:le)? fin a (?:mi vida|todo)|desaparecer(?: para siempre| de este mundo|me)?|estar muert[oa]|estaria muert[oa]|dejar de (?:vivir|existir|respirar|estar viv[oa])|no (?:despertar|existir|vivir|estar viv[oa])|no volver a despertar|nunca (?:mas )?despertar|dormir(?:me)? (?:para siempre|y no despertar)|tirarme (?:\\w+ ){0,3}(?:puente|balcon|edificio|tren|azotea|ventana|metro|carro)|lanzarme (?:\\w+ ){0,3}(?:puente|balcon|edificio|tren|azotea|ventana|metro)|cortarme las venas)\\b`,
        ),
        /\bsuicidarme\b|\bme (?:suicido|suicidare|voy a suicidar|quiero suicidar|matare|voy a matar|quiero matar)\b/,
        /\b(?:pensar|pienso|pense|pensado|pensando|piensa|pensamientos?|ideas?|hablar|planear|carta|nota|intento|intentos|considero|considerado|considerando|opcion|en|de) (?:\w+ ){0,3}(?:suicidio|suicidas?)\b/,
        /\b(?:el )?suicidio (?:es|parece|seria) (?:\w+ ){0,3}(?:unica|mejor|salida|opcion|solucion)\b/,
        /\b(?:no|ya no|nunca) (?:\w+ ){0,3}(?:quiero|quisiera|deseo|tengo ganas de|ganas de|apetece|merezco|me gusta|quiere) (?:\w+ ){0,2}(?:vivir|viviendo|seguir viviendo|seguir con vida|existir|despertar|despertarme|estar aqui|estar en este mundo|estar viv[oa]|seguir aqui|seguir viv[oa]|seguir con (?:esta|mi) vida)\b/,
        /\b(?:cansad[oa]|hart[oa]|asque?ad[oa]) (?:\w+ ){0,2}(?:vivir|la vida|mi vida|existir|estar viv[oa])\b/,
        /\b(?:tomarme|tomarse|tome|tomo|tragarme|trague|tragado|tomado|ingerir) (?:\w+ ){0,3}(?:todas?|muchas|demasiadas|frasco|bote|caja|monton|un puno)(?: \w+){0,4} (?:pastillas|pildoras|medicinas|tabletas|medicamentos|somniferos)\b/,
        /\bsobredosis\b|\bme (?:ahorco|cuelgo|tiro (?:\w+ ){0,2}(?:puente|tren|balcon|edificio|ventana))\b|\bcortarme las venas\b/,
        /\bahora mismo me (?:mato|muero)\b|\bme quito la vida\b|\bquitarme la vida\b/,
        /\bun (?:tiro|disparo|balazo) en la (?:cabeza|sien)\b|\bpegarme un tiro\b/,
      ],
    },
    {
      kind: 'suicide',
      sign: 'no_reason_to_live',
      patterns: [
        /\b(?:no|ya no|ningun|ninguna|sin|nada) (?:\w+ ){0,3}(?:sentido|razon|razones|motivo|motivos|caso) (?:\w+ ){0,3}(?:vivir|vida|seguir|existir|vivo|viviendo|estar viv[oa])\b/,
        /\b(?:vivir|vida|seguir|existir) (?:\w+ ){0,3}(?:no|ya no|ningun) (?:\w+ ){0,2}(?:sentido|vale|merece)\b/,
        /\b(?:no vale|no merece) la pena (?:vivir|seguir|mi vida|esta vida)\b|\bpara que (?:sigo|seguir|estoy|vivo) (?:\w+ )?(?:viv\w+|aqui|con vida)?\b(?= )/,
        /\bojala (?:\w+ ){0,4}(?:muert[oa]|muera|muriera|muriese|morir|nacido|despierte|despertara|despertar|existiera|desapareciera|existir|desaparezca)\b/,
        /\b(?:quisiera|hubiera|preferiria|desearia|me gustaria|ojala) (?:\w+ ){0,3}(?:no haber nacido|nunca haber nacido|haber nacido|no existir|estar muert[oa])\b/,
        /\bno puedo (?:\w+ ){0,2}(?:seguir (?:asi|viviendo|viv[oa])|vivir (?:asi|mas))\b|\bme rindo con la vida\b|\bnada por (?:que|lo que) vivir\b|\bno tengo (?:nada )?por que vivir\b/,
      ],
    },
    {
      kind: 'suicide',
      sign: 'burden',
      patterns: [
        /\b(?:mejor|mejores|felices|feliz|tranquilos|aliviad\w+) (?:\w+ ){0,3}(?:sin mi|si (?:yo )?(?:\w+ ){0,3}(?:muerto|muerta|muriera|desapareciera|existiera|estuviera|no estoy|me muero|muero))\b/,
        /\b(?:soy|ser|siento|sea) (?:\w+ ){0,3}una? (?:carga|estorbo)\b/,
        /\b(?:nadie|a nadie|quien) (?:\w+ ){0,5}(?:extran\w+|echaria de menos|importaria|importa|daria cuenta|lloraria|va a llorar)(?: \w+){0,4} ?(?:me muero|muero|muriera|desaparezco|desapareciera|no estoy|me voy|me mato|muerto|muerta)?\b/,
        /\bmundo (?:\w+ ){0,3}mejor sin mi\b/,
      ],
    },
    {
      kind: 'suicide',
      sign: 'saying_goodbye',
      patterns: [
        /\b(?:mi|un|el|este es mi) (?:ultimo|ultima) (?:adios|mensaje|carta|nota|dia|noche)\b(?! (?:de clases?|de escuela|de entrenamiento))/,
        /\badios (?:mundo|para siempre|a todos para siempre)\b|\bcuando (?:leas|lean) esto\b/,
        /\bno (?:voy a|creo que) (?:estar|llegar|llegue|este) (?:\w+ ){0,2}(?:viv[oa]|manana|mucho tiempo)\b|\bya no (?:voy a estar|estare) (?:aqui|viv[oa]|en este mundo)\b/,
        /\bregal(?:e|ando|ar|ado) (?:todas )?mis cosas\b/,
      ],
    },
    {
      kind: 'self_harm',
      sign: 'self_harm',
      patterns: [
        /\b(?:me corto|cortarme|me he cortado|me corte|cortandome|me quemo|quemarme|autolesion\w*|me autolesion\w*|hacerme dano|me hago dano|me hice dano a proposito|herirme|me hiero|lastimarme (?:a mi|a proposito)|me lastimo (?:a|a mi|a proposito|cuando)|me aranó|me arano|me golpeo (?:la cabeza|a mi)|golpearme|castigarme)\b/,
        /\b(?:ganas|quiero|pienso|necesito|voy a) (?:\w+ ){0,2}(?:lastimarme|hacerme dano|cortarme|herirme|hacerme algo)\b/,
        /\bcort(?:es|adas) en (?:mis|los|las) (?:brazos?|munecas?|piernas?)\b|\b(?:cuchilla|navaja) (?:\w+ ){0,4}(?:brazo|muneca|piel|pierna)s?\b/,
        /\b(?:provoco|provocarme|provoque|obligo a) (?:\w+ ){0,2}(?:vomito|vomitar)\b|\bvomito (?:despues de comer|todo lo que como|a proposito)\b/,
      ],
    },
    {
      kind: 'abuse',
      sign: 'abuse',
      patterns: [
        new RegExp(
          `\\b(?:mi |el |la |un |una |mis )?${ADULT} (?:\\w+ ){0,4}(?:me|nos) (?:\\w+ ){0,2}(?:pega|pegan|pego|pegaba|golpea|golpean|golpeo|golpeaba|maltrata|maltratan|toca|tocaba|toco|viola|violo|amenaza con|amenaza|quema|abofetea|ahorca|encierra|manosea|obliga a (?:tocar|hacer cosas)|patea|lastima|lastimo|hace dano|ha pegado|ha tocado|ha golpeado)\\b`,
        ),
        /\bme (?:pegan|golpean|maltratan|violaron|violo|tocaron|manosearon|abusaron|han violado|estan abusando|han pegado|pegan en casa)\b/,
        /\b(?:abusa|abuso|abusan|abusaron|abusado|abusando) (?:\w+ ){0,2}de mi\b|\b(?:abusad[oa]|violad[oa]|maltratad[oa])\b(?! (?:por el reglamento|las reglas))/,
        /\bmiedo (?:\w+ ){0,4}(?:volver a|ir a|regresar a|estar en|llegar a|a) (?:mi )?(?:casa|mi (?:papa|padre|padrastro|tio|mama|novio))\b/,
        /\bno (?:me siento|estoy) (?:a salvo|segur[oa]) (?:\w+ ){0,2}(?:casa|hogar|con mi)\b/,
        /\b(?:pide|exige|obliga|amenaza) (?:\w+ ){0,5}(?:fotos? (?:desnud\w+|sin ropa)|nudes)\b/,
      ],
    },
    {
      kind: 'threat',
      sign: 'threat',
      patterns: [
        /\b(?:llevar|llevare|traer|traere|llevo) (?:\w+ ){0,2}(?:pistola|arma|cuchillo|navaja|bomba|rifle) (?:\w+ ){0,2}(?:escuela|colegio|clase|instituto|prepa)\b/,
        /\b(?:matar|disparar|apunalar|dispararles|matarlos) (?:\w+ )?a (?:todos|todo el mundo|mis companeros|mi (?:profesor|maestro|papa|padre|mama|madre|hermano|padrastro|entrenador))\b/,
        /\b(?:quemar|hacer explotar|volar|disparar en) (?:la|mi|el) (?:escuela|colegio|instituto)\b/,
      ],
    },
  ],
  soft: [
    ...SPANISH_SOFT,
    {
      kind: 'suicide',
      sign: 'trapped_or_hopeless',
      patterns: [
        /\b(?:no|ya no) (?:puedo|aguanto|soporto) (?:\w+ ){0,1}mas\b|\bno (?:aguanto|soporto) (?:la vida|mi vida|este dolor|vivir)\b/,
        /\b(?:odio mi vida|me odio|odio vivir|me doy asco)\b/,
        /\b(?:no hay|sin|no veo|no tengo|unica) (?:\w+ ){0,2}(?:salida|esperanza|futuro)\b/,
        /\b(?:me siento|estoy|soy) (?:\w+ ){0,2}(?:vaci[oa] por dentro|atrapad[oa]|sin esperanza|inutil|un fracaso|destrozad[oa])\b/,
        /\bquiero que (?:todo |esto |el dolor )?(?:\w+ ){0,2}(?:acabe|termine|pare)\b|\bme quiero ir (?:de este mundo|para siempre)\b|\bdespedirme de (?:todos|mi familia|mis amigos)\b/,
      ],
    },
  ],
  context:
    /\b(?:tareas?|clases?|cursos?|examen(?:es)?|prueba|ensayo|algebra|geometria|quimica|biologia|fisica|ingles|matematicas|historia|entrenamientos?|entrenar|partidos?|temporada|torneo|equipo|horario|wifi|portal|formulario|zapatos|jaja\w*|gimnasio|calor|frio)\b/,
};
