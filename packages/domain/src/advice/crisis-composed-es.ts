import { anyOf, eitherOrder, inOrder } from './crisis-compose.ts';
import type { CrisisPhrases } from './crisis-words.ts';

const PERSON =
  'papas?|padres?|mama|mami|papi|madre|padrastro|madrastra|ti[oa]s?|entrenador|entrenadora|profesor|profesora|profe|maestr[oa]|herman[oa]s?|hermanastr[oa]|novi[oa]|prim[oa]s?|abuel[oa]|vecino|alguien|el|ella|ellos|companer[oa]s?|senor|hombre|tipo|chicos?|pareja|ex|cura|pastor|doctor|jefe|tutor|capitan|amigo|viejo|familia|cunado|gente';
const PILLS =
  'pastillas?|pildoras|medicinas?|tabletas|medicamentos?|somniferos|ansioliticos|antidepresivos|calmantes|paracetamol|ibuprofeno|tylenol|capsulas|farmacos';
const BODY =
  'brazos?|munecas?|piernas?|piel|muslos?|venas|antebrazos?|cuerpo|estomago|manos?|barriga|tobillos?';

export const SPANISH_FIRM: readonly CrisisPhrases[] = [
  {
    kind: 'abuse',
    sign: 'abuse',
    patterns: [
      anyOf(
        '(?:matarme|me mata|me matara|me va a matar|me pega|me va a pegar|hacerme dano|me hara dano) si (?:hablo|digo|cuento|lo cuento|le digo|lo digo|me voy|lo dejo|la dejo|denuncio)',
        'amenaz\\w+ (?:\\w+ )?(?:con )?(?:matarme|pegarme|golpearme|hacerme dano|matar a mi|violarme|matarnos)',
      ),
      inOrder(
        3,
        'novio|novia|ex|padrastro|tio|alguien|el',
        'dice|dijo|jura|juro|amenaza|amenazo',
        'me va a matar|va a matarme|me mata|me matara',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'talks_of_dying',
    patterns: [
      anyOf(
        '(?:me )?quiero (?:morir|morirme|matar|matarme) (?:si|porque|cuando|esta noche|ya|hoy|y|de verdad|en serio)',
        'me voy a matar(?: \\.| ?$| esta noche| hoy| manana| si)',
        '(?:voy|quiero|pienso|ganas de|pensado en|pensando en|intente) (?:a )?matarme',
      ),
    ],
  },
];

export const SPANISH_COMPOSED: readonly CrisisPhrases[] = [
  {
    kind: 'suicide',
    sign: 'talks_of_dying',
    patterns: [
      inOrder(
        5,
        'quiero|quiere|kiero|queria|quisiera|quise|voy a|va a|iba a|vaya a|pienso|pense|piensa|pensado|pensando|ganas|intente|intento|intentar|intentado|planeo|planeando|plan|planes|prefiero|preferiria|deseo|desearia|deseando|gustaria|necesito|decidido|decidi|merezco|mejor|idea|ideas|imagino|sueno con|ojala|debo|debi|deberia|dejenme|dejame|espero|rezo|podria|estoy list[oa]|dan ganas|da ganas|como',
        'morir(?:me|se)?|matar(?:me|se)|suicidar(?:me|se)|ahorcar(?:me|se)|colgarme|ahogarme|envenenarme|quitar(?:me|se) la vida|(?:acabar|terminar) con (?:mi vida|su vida|todo|esto de una vez|mi existencia|mi sufrimiento|el sufrimiento|este dolor)|(?:poner(?:le)?|dar(?:le)?) fin a (?:mi vida|todo|mi sufrimiento|esto)|acabarlo todo|terminarlo todo|desaparecer(?:me)?(?: para siempre| de este mundo| de la tierra| del mapa| de una vez| y)|estar(?:ia)? muert[oa]|dejar de (?:vivir|existir|respirar|estar viv[oa]|estar aqui)|no (?:despertar(?:me)?|existir|vivir|estar viv[oa]|estar aqui|haber nacido|volver a despertar)|no (?:despierte|despertara|amanecer|amanezca)|nunca (?:mas )?despertar(?:me)?|dormir(?:me)? (?:para siempre|y no|y nunca|y ya no|eternamente)|irme (?:de este mundo|al cielo|para siempre|de esta vida)|mi (?:muerte|funeral|entierro)|hacer una locura|quitarme de en medio|no seguir (?:viv\\w+|aqui|existiendo)',
      ),
      anyOf(
        'suicidar(?:me|se|nos)|me (?:quiero|voy a|quisiera|quise|intente|pienso|podria|deberia|debo) (?:\\w+ ){0,2}(?:suicidar|matar|morir|ahorcar|colgar|quitar la vida|quitar del medio|tirar (?:\\w+ ){0,3}(?:puente|tren|balcon|edificio|ventana|metro|azotea|carro|terraza))',
        'me (?:suicido|suicide|suicidare|ahorco|matare|mato(?= (?:ya|hoy|manana|esta noche|y|\\.|de verdad|un dia)))|(?:se|te) (?:quiere|va a|quiso|intento) (?:suicidar|matar|morir|ahorcar|quitar la vida)|(?:me|se) (?:quito|quitare|quitaria|quiero quitar|voy a quitar|quiere quitar) la vida|me quiero m(?:o|u)rir|kiero morir(?:me)?|kitarme la vida',
        '(?:pensamientos?|ideas?|tendencias?|intento|intentos|nota|carta|impulsos?) (?:\\w+ )?(?:suicid\\w+|de muerte|de suicidio)|(?:pienso|pensado|pensando|pensar|hablar|habla|intento|intente|planeo|planeando|cometer|considero|considerando|opcion|salida|solucion|unico|unica) (?:\\w+ ){0,4}(?:suicid\\w+)|suicid\\w+ (?:\\w+ ){0,3}(?:salida|opcion|solucion|cabeza|mente)',
        '(?:no|ya no|nunca|tampoco|ni) (?:\\w+ ){0,3}(?:quiero|kiero|quisiera|deseo|ganas de|ganas d|apetece|merezco|gusta|quiere|puedo|aguanto|soporto|vale la pena|voy a) (?:\\w+ ){0,2}(?:vivir|viviendo|vivir mas|seguir viviendo|seguir con vida|existir|despertar|despertarme|levantarme nunca|estar (?:mas )?(?:aqui|en este mundo|viv[oa])|seguir (?:aqui|viv[oa]|existiendo|adelante)|seguir con (?:esta|mi|la) vida|la vida|mi vida|esta vida|llegar (?:\\w+ )?(?:a los|a manana|al lunes))',
        '(?:cansad[oa]|hart[oa]|aburrid[oa]|agotad[oa]|canse|harte|asque?ad[oa]) (?:\\w+ ){0,3}(?:vivir|la vida|mi vida|esta vida|existir|estar viv[oa]|respirar|seguir viv[oa])|odio (?:vivir|estar viv[oa]|mi existencia|existir|haber nacido)|(?:no|sin) miedo a (?:morir|la muerte)|la muerte (?:\\w+ ){0,2}(?:alivio|descanso|solucion|salida|mejor)',
        `(?:tome|tomo|tomado|tomar|tomarme|trague|tragado|tragar|tragarme|ingeri|meti|junte|juntando|guardo|guardando|guardado|robe|compre|tengo|escondo|escondido) (?:\\w+ ){0,4}(?:todas?|todos|muchas|muchos|demasiad[oa]s|frasco|bote|caja|monton|puno|punado|un chingo|bastantes|\\d\\d+|veinte|treinta|cuarenta|blister|enter[oa]) (?:\\w+ ){0,4}(?:${PILLS})`,
        `(?:tome|trague|tomado|tragado) (?:\\w+ ){0,2}(?:pastillas|pildoras)|(?:cuantas|cuantos) (?:\\w+ ){0,2}(?:${PILLS}) (?:\\w+ ){0,5}(?:morir\\w*|matar\\w*|muere|muero|mortal|dormir|letal|tomar\\w*|sobredosis)|(?:${PILLS}) (?:\\w+ ){0,5}(?:para (?:\\w+ ){0,5}morir\\w*|morirme|no despertar|matarme|acabar con todo)|sobredosis|me tome (?:todo )?el (?:frasco|bote|blister)|(?:tomar|tome|beber|bebi) (?:\\w+ ){0,2}(?:cloro|veneno|lejia|raticida)`,
      ),
      inOrder(
        3,
        'tirar(?:me)?|lanzar(?:me)?|arrojar(?:me)?|saltar|aventar(?:me)?|me tiro|me lanzo|me aviento|salto|brincar|me tire|ponerme|acostarme|cruzarme|estrellar(?:me)?|estrellarme',
        'de|del|desde|por|al|a|en|bajo|contra|delante|frente',
        '(?:las? |los? |el |un |una |mi )?(?:puente|balcon|edificio|tren|azotea|ventana|metro|carro|vias|techo|tejado|camion|coches|acantilado|precipicio|autopista|terraza|bus|barranco|octavo piso|piso)',
      ),
      eitherOrder(
        6,
        'pistola|arma|cuerda|soga|cuchillo|navaja|cinturon|cuchilla|bala|tiro|disparo|balazo',
        'contra mi|conmigo mism[oa]|(?:mi|la|en la|mi propia) (?:cabeza|sien|boca|garganta)|cuello|el techo|matarme|pegarme un|dispararme|colgarme|ahorcarme|venas',
      ),
      anyOf(
        'mi (?:propio )?(?:funeral|entierro)|(?:encuentren|encontraran|hallen) (?:muert[oa]|mi cuerpo)|(?:amig[oa]|herman[oa]|novi[oa]|companer[oa]|prim[oa]) (?:\\w+ ){0,5}se (?:corta|autolesiona|hace dano|quiere (?:matar|morir|suicidar|quitar)|quiso (?:matar|suicidar))|la muerte (?:es|seria|parece) (?:\\w+ ){0,3}(?:salida|alivio|mejor|solucion|descanso)',
        'dispararme|pegarme un tiro|volarme la cabeza|cortar(?:me)? las venas|me (?:cort\\w+|abro|abri) las venas|abrirme las venas|(?:soga|cuerda) (?:\\w+ ){0,3}(?:lista|cuello|preparada|techo)',
        '(?:ya )?(?:tengo|hice) (?:\\w+ ){0,3}(?:plan|fecha|dia|todo planeado|todo preparado|metodo) (?:\\w+ ){0,3}(?:morir\\w*|matarme|suicid\\w+|acabar con|hacerlo|quitarme|irme|mi muerte)|(?:ya )?se (?:como|cuando|donde) (?:\\w+ ){0,2}(?:voy a (?:hacerlo|morir|matarme)|matarme|lo hare|morir|acabar)|(?:esta noche|hoy|manana|el \\w+) (?:\\w+ ){0,2}(?:me mato|me muero de verdad|me voy a matar|acabo con todo|se acaba todo|termino con todo|lo hago y|todo termina|voy a acabar con)|esta (?:noche )?es mi ultima|(?:ya )?(?:intente|lo intente|trate) (?:\\w+ ){0,2}(?:una vez|antes|dos veces|matarme|morir\\w*|hace|ahorcarme|suicid\\w+|quitarme)|casi lo (?:logro|consigo|hago)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'no_reason_to_live',
    patterns: [
      inOrder(
        4,
        'no|ya no|ningun|ninguna|sin|nada|perdi',
        'sentido|razon|razones|motivo|motivos|caso|proposito|ganas|voluntad|fuerzas|ilusion|gusto',
        '(?:de |a |en |para |por )?(?:la |mi |esta |que )?(?:vivir|vida|seguir (?:viv\\w+|aqui|adelante|asi)|existir|viv[oa]|viviendo|estar aqui|levantarme|despertar\\w*|existencia)',
      ),
      inOrder(
        4,
        'vivir|vida|seguir|existir|existencia',
        'no|ya no|ningun|perdio|carece|sin|es una mierda y',
        'sentido|vale|merece|razon|proposito|importa|quiero',
      ),
      anyOf(
        '(?:para|pa) (?:que|q) (?:\\w+ ){0,2}(?:sigo viv\\w+|seguir viv\\w+|seguir aqui|estoy viv[oa]|vivo|vivir|naci|seguir existiendo|existo|despertar)|por ?que (?:\\w+ ){0,2}(?:naci|sigo viv[oa]|existo|sigo aqui|me tuvieron)',
        '(?:ojala|quisiera|hubiera|preferiria|desearia|mejor|gustaria|nunca|jamas) (?:\\w+ ){0,4}(?:muert[oa]|muera|muriera|muriese|nacido|naciera|nacer|despierte|despertara|despertar|existiera|desapareciera|existir|desaparezca|existido|atropelle|atropellara|abortado)|no deb(?:i|eria|o) (?:\\w+ ){0,2}(?:nacer|haber nacido|existir|estar viv[oa]|vivir)',
        '(?:no|nada) (?:\\w+ ){0,2}(?:tengo|hay|queda|me queda|me ata) (?:\\w+ ){0,4}(?:vivir|esta vida|este mundo)|no (?:me )?(?:veo|imagino|creo) (?:\\w+ ){0,2}(?:llegar|llegando|vivo|viva|cumplir|cumpliendo|llegue) (?:\\w+ ){0,3}(?:1[5-9]|20|anos|manana|cumple\\w*|dieciocho|navidad|futuro)|no (?:pertenezco|encajo) (?:a|en) este mundo|no puedo (?:\\w+ ){0,2}(?:seguir (?:asi|viviendo|viv[oa]|con esto)|vivir (?:asi|mas|con))|me rindo con (?:la|mi) vida|no aguanto (?:vivir|la vida|mi vida|esta vida)|mi vida (?:es|esta) (?:\\w+ ){0,2}(?:mierda|infierno|acabada|basura|un asco|arruinada)|no merezco (?:vivir|estar viv[oa]|existir|la vida)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'burden',
    patterns: [
      anyOf(
        '(?:mejor|mejores|felic\\w+|feliz|tranquil\\w+|aliviad\\w+|contentos?|descansarian|bien) (?:\\w+ ){0,4}(?:sin mi|si (?:yo )?(?:\\w+ ){0,3}(?:muert[oa]|muriera|muero|desapareciera|desaparezco|existiera|estuviera|estoy|naciera|mato|fuera))',
        'si (?:yo )?(?:me )?(?:desaparezco|muero|mato)(?! de| por| estudiando)',
        'sin mi (?:\\w+ ){0,4}(?:mejor|felic\\w+|feliz|tranquil\\w+)|si (?:yo )?(?:\\w+ ){0,2}(?:me muero|me muriera|muriera|me matara|me mato|desapareciera|estuviera muert[oa]|no existiera|dejara de existir|no despertara|me suicido|me suicidara)',
        '(?:soy|ser|siento|sea|siendo|como) (?:\\w+ ){0,4}(?:una? (?:carga|estorbo|peso|error|lastre|desgracia)|estorbo)|(?:estorbo|sobro) (?:en|a|para) (?:\\w+ ){0,2}(?:casa|todos|mundo|familia|todas partes|lados)|(?:soy|como) (?:\\w+ ){0,2}basura que',
        '(?:nadie|a nadie|quien|ni siquiera|ninguno|alguien) (?:\\w+ ){0,5}(?:extran\\w+|echa\\w* de menos|importaria|importa (?:si|que)|dar\\w+ cuenta|notaria|notara|llorar\\w*|va a llorar|necesita|quiere (?:aqui|viv\\w+)|falta)(?: \\w+){0,5} (?:me muero|muero|muriera|desaparezco|desapareciera|falto|faltara|si no estoy|me voy|me mato|muert[oa]|muera|no estuviera|existo|viv[oa])',
        'nadie (?:\\w+ )?(?:me (?:va a )?(?:extran\\w+|echar\\w* de menos|lloraria|llorara|echa de menos)|notaria (?:mi ausencia|si|que)|se daria cuenta|lloraria por mi)|(?:le|les) haria un favor|hacer(?:le|les) un favor a (?:todos|mi familia|mis padres|el mundo)|mundo (?:\\w+ ){0,4}(?:mejor sin mi|no me necesita)|todos (?:\\w+ ){0,3}(?:quieren|desean) (?:que me muera|verme muert[oa])',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'saying_goodbye',
    patterns: [
      anyOf(
        '(?:escrib\\w+|deje|dejar|dejare|dejo|hice|escrito|tengo) (?:\\w+ ){0,3}(?:cartas?|notas?|mensaje|videos?) (?:\\w+ ){0,2}(?:de despedida|despedida|de adios|de suicidio|para cuando (?:ya )?no este|para despedirme|suicida)|(?:carta|nota|mensaje) de (?:despedida|suicidio)',
        '(?:este|esta|es|sera|seria|mi|hoy es) (?:\\w+ ){0,3}(?:mi|el|la) (?:ultim[oa]|adios|despedida)(?: (?:adios|mensaje|carta|nota|dia|noche|vez que (?:escribo|hablo|me (?:veran|leen|ven)|les|te|hablamos)|semana))?(?! (?:de (?:clases?|escuela|entrenamiento|la temporada|torneo)|ano|temporada|semestre|partido|clase|examen|oportunidad|curso|materia|unidad|tarea|prueba))(?= (?:adios|mensaje|\\.|$|vez que|con vida|en este|viv[oa]))',
        'adios (?:mundo|para siempre|a todos|vida|mundo cruel|a mi familia)|(?:cuando|si) (?:leas|lean|lees|leen|lea) esto|(?:me despido|despedirme) (?:de (?:todos|este mundo|la vida|ustedes|mi familia|mis amigos|mi mama)|para siempre)|no (?:me )?(?:volveran|volveras|van a volver|vas a volver|vuelven) a ver(?:me)?|no (?:van a |tendran que |vas a )(?:\\w+ ){0,2}(?:preocuparse|preocuparte|aguantarme|verme) (?:\\w+ ){0,2}(?:mas|mi)',
        '(?:manana|pronto|ya|dentro de poco|el \\w+|para entonces|para navidad) (?:\\w+ ){0,2}no (?:voy a estar|estare|existire|seguire|vivire|voy a existir)(?: (?:aqui|viv[oa]|en este mundo|mas|con ustedes))?(?= (?:aqui|viv[oa]|en este mundo|\\.|$|y|asi|mas))|no (?:voy a|creo que|creo) (?:\\w+ )?(?:estar|llegar|llegue|este|amanecer|amanezca|seguir) (?:\\w+ ){0,2}(?:viv[oa]|mucho tiempo|manana|con vida)|cuando (?:ya no este|me muera|este muert[oa]|me haya ido|ya no exista)',
        '(?:digan|dile|diganle|dile) (?:\\w+ ){0,2}a mi (?:mama|papa|familia|hermana|hermano|madre|padre|mejor amiga) (?:\\w+ ){0,2}(?:que |q )?(?:los|la|lo|le|les)? ?(?:quiero|amo|perdon\\w*|siento|quise|ame)|cuid(?:en|a|e) (?:\\w+ )?a mi (?:perro|gato|mama|hermana|hermano|hermanito|hermanita|familia)|(?:regale|regalando|regalar|regalado|repartiendo|reparti) (?:\\w+ )?(?:todas? )?mis cosas|perdon(?:en|enme|ame|a)? por (?:todo adios|lo que voy a hacer|existir|haber nacido|ser una carga)|pronto (?:estare|voy a estar) (?:con|muert\\w+)|reunirme con mi|no me busquen|gracias por todo adios',
      ),
    ],
  },
  {
    kind: 'self_harm',
    sign: 'self_harm',
    patterns: [
      anyOf(
        '(?:me (?:he |estoy |estaba |sigo |volvi a |vuelvo a |habia )?(?:corto|corte|cortado|cortando|cortar|cortaba|quemo|queme|quemado|quemando|rajo|raje|rajado|rasguno|rasgune|arano|hiero|herido|autolesiono|autolesione|autolesionado|lesiono|muerdo|pellizco|golpeo|golpee|golpeando|castigo|pincho|flagelo|lastimo|lastimando|hago dano|haciendo dano|hice dano|hago cortes|hice cortes|hecho dano|hecho cortes))(?! (?:el (?:pelo|cabello|dedo|flequillo)|las unas|la barba|(?:en|con|contra|durante|jugando|entrenando) (?:el |la |un |una )?(?:partido|entrenamiento|juego|rodilla|tobillo|hombro|practica|balon|pelota|jugador|cocina|sol|plancha|aceite|rival|hoja|papel|tobillo)|la (?:rodilla|nariz|espalda)|el (?:tobillo|hombro|pie|tobillo|codo)|jugando|entrenando|cocinando))',
        'me (?:quiero|queria|voy a|iba a|quisiera|podria|necesito|dan ganas de|gustaria) (?:\\w+ )?(?:hacer (?:dano|cortes)|lastimar|herir|cortar|rajar|quemar)(?! (?:el|la|las unas))',
        '(?:cortarme|quemarme|rajarme|golpearme|lastimarme|herirme|castigarme|rasgunarme|aranarme|autolesion\\w*|morderme|pincharme|hacerme (?:dano|cortes|algo malo|algo|heridas)|cortandome|quemandome|lastimandome|golpeandome|haciendome dano|mutilarme)(?! (?:el (?:pelo|cabello|flequillo)|las unas|la barba|en (?:el|la|un) (?:partido|entrenamiento|juego|practica|temporada|torneo)|la (?:rodilla)|otra vez la rodilla|antes de|jugando))',
        '(?:me (?:provoco|provoque|provocaba|obligo|meto|hago) (?:\\w+ ){0,2}(?:vomit\\w+|los dedos|el vomito)|vomito (?:\\w+ ){0,2}(?:a proposito|todo lo que como|despues de comer)|me mato de hambre a proposito|deje de comer (?:para castigarme|a proposito)|(?:golpeo|golpeo|pego|doy) (?:\\w+ ){0,3}(?:la cabeza|los punos|cabezazos|punetazos) (?:\\w+ ){0,2}(?:pared|muro)|me (?:jalo|arranco) el (?:pelo|cabello)|recaida? (?:\\w+ ){0,3}(?:cort\\w+|navaja)|el dolor (?:\\w+ ){0,2}(?:me calma|me alivia|me hace sentir)|ver (?:la |mi )?sangre (?:\\w+ ){0,2}(?:calma|alivia|tranquiliza))',
      ),
      eitherOrder(
        5,
        'cort(?:es|adas)|cicatrices|quemaduras|heridas|cuchillas?|navajas?|rasuradora|gillette|encendedor|cigarr\\w+|mechero|tijeras|sangr\\w+|compas',
        `(?:mis?|los|las|el|la) (?:${BODY})`,
      ),
      inOrder(
        3,
        'escond\\w+|tap\\w+|ocult\\w+|cubr\\w+',
        'cort(?:es|adas)|cicatrices|marcas|navajas?|cuchillas?|heridas',
      ),
    ],
  },
  {
    kind: 'abuse',
    sign: 'abuse',
    patterns: [
      inOrder(
        5,
        PERSON,
        '(?:me|nos) (?:\\w+ ){0,3}(?:pega|pegan|pego|pegaba|pegando|pegado|pegue|pegar|golpea|golpean|golpeo|golpeaba|golpeado|golpear|golpeando|maltrata|maltratan|maltrato|toca|tocan|tocaba|toco|tocado|tocar|tocando|viola|violo|violaba|violado|violar|amenaza|amenazo|amenazan|quema|quemo|abofetea|ahorca|ahorco|encierra|encierran|encerro|manosea|manoseo|obliga|obligo|obligan|patea|pateo|lastima|lastimo|hace dano|hizo dano|castiga con|besa|besaba|beso|acosa|acosan|acoso|acaricia|agarra|agarro|jala|jalo|empuja|empujo|avienta|arrastra|cachetea|cacheteo|azota|da (?:golpes|cachetadas|cinturonazos|palizas|una paliza|bofetadas|patadas|con el cinturon|miedo cuando)|dio (?:golpes|una cachetada|cachetadas|una paliza|una bofetada|patadas|un punetazo|con el cinturon)|mete mano|metio mano|desnuda|desnudo|espia|graba|chantajea|grita y me|deja sin comer|tira cosas|cosas que no quiero|hace cosas|hizo cosas|hace tocar\\w*|pide fotos|manda fotos|corre de la casa|corrio de la casa|echo de (?:la )?casa)(?! (?:el (?:balon|pase|tobillo)|la (?:pelota|gripe)|a (?:tomar|repetir|estudiar|inscribirme|cursar|correr|entrenar)|jugar))',
      ),
      eitherOrder(
        3,
        'me (?:pega|pegan|golpea|golpean|toca|maltrata|viola|violo|manosea|amenaza|encierra)',
        'en (?:mi )?casa|cuando (?:esta|toma|bebe|llega|se enoja|estamos|mi|nadie)|todos los dias|cada (?:vez|noche|dia)|mi (?:papa|padre|mama|madre|padrastro|madrastra|tio|hermano|entrenador|novio|profe|profesor|abuelo|primo)|por las noches|de noche|desde',
      ),
      anyOf(
        'me (?:tocan|tocaron|estan tocando|pegaron|golpearon|forzaron)|me (?:pego|golpeo|toco|manoseo|maltrato|amenazo|ha pegado|ha golpeado|ha tocado) (?:\\w+ ){0,3}(?:mi|el|un) (?:papa|padre|mama|madre|padrastro|madrastra|tio|hermano|entrenador|novio|profe|profesor|abuelo|primo)|(?:golpead[oa]|violad[oa]|tocad[oa]|abusad[oa]|amenazad[oa]|acosad[oa]) por (?:mi|un|el)',
        'me (?:pegan|golpean|maltratan|violaron|violo|violan|tocaron|manosearon|manosean|abusaron|estan (?:abusando|pegando|maltratando)|han (?:violado|pegado|tocado|golpeado)|acosan sexualmente|encierran|amenazan)',
        '(?:abus\\w+) (?:\\w+ ){0,2}(?:de mi|sexual\\w*|de nosotr[oa]s)|(?:fui|sido|soy|estoy siendo|siendo) (?:\\w+ ){0,2}(?:abusad[oa]|violad[oa]|maltratad[oa]|golpead[oa]|acosad[oa]|victima)|(?:maltrato|violencia|abuso|acoso) (?:\\w+ )?(?:en (?:mi )?casa|familiar|domestica|sexual|intrafamiliar|fisic[oa])|me violaron|acoso sexual',
        '(?:toca|tocan|toco|tocaba|tocando|tocarme|manosea|acaricia|roza|agarra|mete la mano|metio la mano|pone la mano|puso la mano) (?:\\w+ ){0,3}(?:mis? (?:partes|pechos?|cuerpo|pierna|piernas|muslo|nalgas)|las? (?:partes|piernas|nalgas|cuerpo)|el cuerpo|debajo|partes intimas|donde no|sin mi permiso|sin permiso|y no quiero|y me da)',
        '(?:miedo|terror|panico|asusta|temo|no quiero|no puedo|no me dejan|evito) (?:\\w+ ){0,4}(?:volver|ir|irme|regresar|estar|llegar|entrar|quedarme|vivir) (?:sol[oa] )?(?:a|en|con) (?:mi |la )?(?:casa|padrastro|papa|mama|tio)|miedo (?:a|de|le tengo a|que) (?:\\w+ ){0,2}(?:mi )?(?:papa|padre|padrastro|tio|mama|madre|hermano|novio|abuelo|entrenador)|(?:mi (?:papa|padre|padrastro|tio|mama|novio|entrenador)) (?:\\w+ )?(?:me da miedo|me asusta|me aterra)|tengo miedo (?:en mi casa|de el|de ella|de lo que (?:me )?(?:haga|va a hacer|pueda hacer))',
        'no (?:me siento|estoy|es) (?:\\w+ )?(?:a salvo|segur[oa]|un lugar seguro|protegid[oa]) (?:\\w+ ){0,3}(?:casa|hogar|con|aqui|cerca)|(?:en (?:mi )?)?casa (?:\\w+ ){0,2}no (?:me siento|estoy|es) (?:\\w+ )?(?:a salvo|segur[oa]|un lugar seguro)',
        '(?:pide|pidio|exige|obliga|amenaza|manda|mande|chantajea\\w*|publicar|subir|difundir|enviar\\w*) (?:\\w+ ){0,6}(?:fotos? (?:\\w+ )?(?:desnud\\w+|sin ropa|intimas|mias)|nudes|packs?|desnudos?|videos? (?:intimos?|mios?))|me (?:hace|hizo|hacen|obliga a|obligo a|forzo a|fuerza a) (?:\\w+ )?(?:tocar\\w*|hacer cosas|desnudarme|quitarme la ropa|tener (?:sexo|relaciones)|cosas (?:sexuales|malas|que no|feas|raras))|(?:entra|entro|viene|se mete|se metio|mete) (?:\\w+ ){0,2}(?:a|en) mi (?:cuarto|cama|habitacion|recamara)(?: \\w+){0,4}|(?:dice|dijo|dicen) (?:\\w+ ){0,3}(?:nuestro secreto|no (?:le )?(?:diga|cuente|se lo cuente|se lo diga) a nadie)|(?:moretones|moreton|marcas|cicatrices|golpes) (?:\\w+ ){0,5}(?:mi (?:papa|padre|mama|madre|padrastro)|cinturon|que me da|me dejo|me hizo)|(?:me|nos) (?:corrieron|echaron|sacaron) de (?:la |mi )?casa|(?:le )?pega a mi (?:mama|hermana|hermano|madre|hermanit[oa])',
      ),
    ],
  },
  {
    kind: 'threat',
    sign: 'threat',
    patterns: [
      inOrder(
        4,
        'voy a|vamos a|va a|quiero|quiere|ganas de|pienso|pienso en|planeo|planea|planeando|dijo que|dice que|dan ganas|deberia|juro que|pensando en|gustaria|amenaz\\w+',
        'matar(?:lo|la|los|las)?|disparar(?:le|les)?|apunalar(?:lo|la|los)?|acuchillar\\w*|balacear|tirotear|quemar(?:lo|los)?|explotar|hacer explotar|volar|poner una bomba|atacar(?:los)?|hacer(?:le|les) dano|golpear(?:lo|los)? hasta|masacrar|vengarme|envenenar|balear|meter(?:le|les) un (?:tiro|balazo)|romper(?:le|les) la',
        '(?:a |la |el |mi |en |de |al |con )*(?:todos|todo el mundo|companer\\w+|profesor\\w*|profe|maestr[oa]|papa|padre|mama|madre|hermano|hermana|padrastro|entrenador|escuela|colegio|instituto|salon|director\\w*|gente|alguien|prepa|clase entera|que me|bullies|ell[oa]s|cuantos|quienes|ex|novi[oa]|vecino|alumnos|familia)',
      ),
      inOrder(
        4,
        'llev\\w+|tra[ei]\\w*|tengo|tiene|meter|escond\\w+|ensen\\w+|guard\\w+|con',
        '(?:\\w+ )?(?:pistola|arma|cuchillo|navaja|bomba|rifle|machete|explosivos?|armas)',
        'escuela|colegio|clase|instituto|prepa|mochila|salon|casillero|liceo|entrenamiento|partido|vestuario|locker',
      ),
      anyOf(
        '(?:quemar|hacer explotar|explotar|volar|disparar en|balacear|tirotear|incendiar) (?:la|mi|el|toda la|esta) (?:escuela|colegio|instituto|prepa|salon|gimnasio)|tiroteo (?:en|manana|escolar|el)|poner (?:una )?bomba|hay una bomba|lista (?:de|con) (?:\\w+ ){0,5}(?:matar|merecen morir|muertos|morir)|(?:los|lo|la|las|te) (?:voy a matar|matare|mato a todos|quiero matar|quiero muert[oa]s?)|matarlos? a tod[oa]s|no (?:vengan|vayan|vengas|vayas) (?:manana )?(?:a la escuela|al colegio|a clase)|(?:van|vas|va) a (?:pagar|morir|arrepentirse|sufrir)(?: \\w+)?(?: tod[oa]s)?|me las (?:van a |vas a )?(?:pagar|pagaran)|hacer(?:le|les)? dano a (?:otros|alguien|los demas|mis|mi|otra)|tod[oa]s (?:merecen|deben|van a) morir',
      ),
    ],
  },
];

export const SPANISH_SOFT: readonly CrisisPhrases[] = [
  {
    kind: 'suicide',
    sign: 'talks_of_dying',
    patterns: [
      eitherOrder(6, 'yo|me|mi|pienso|he|amig[oa]', 'suicidio|suicida|suicidarse'),
      anyOf(
        '(?:quiero|quisiera|necesito|ganas de|voy a|me gustaria) (?:\\w+ )?(?:desaparecer(?:me)?|esfumarme|irme lejos y no volver|no existir|no estar|dormir y no)',
        'lo (?:voy a hacer|hare) (?:esta noche|hoy|manana|por fin)',
        'me quiero (?:ir|desaparecer|dormir) (?:para siempre|de este mundo|y no)',
        '(?:me muero|muerete|morirme|prefiero morir\\w*)(?= (?:ya|\\.|$))',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'saying_goodbye',
    patterns: [
      anyOf(
        'adios (?:amigos|familia|gente|mama|chicos)',
        'perdon(?:en|enme|ame)? por todo',
        '(?:manana|pronto) ya no (?:voy a estar|estare)',
        'ya no (?:voy a|quiero) (?:molestar|ser)',
        'me voy (?:para siempre|de este mundo|y no vuelvo)',
      ),
    ],
  },
  {
    kind: 'suicide',
    sign: 'trapped_or_hopeless',
    patterns: [
      anyOf(
        '(?:no|ya no|nada) (?:lo |la |los )?(?:puedo|aguanto|soporto|doy|resisto) (?:\\w+ )?mas|no (?:aguanto|soporto) (?:la vida|mi vida|este dolor|vivir|tanto dolor|esto)|ya no puedo (?:con|seguir)|no puedo con (?:mi|la|esta|tanto|tanta) (?:vida|dolor|tristeza)',
        'odio mi vida|me odio|me doy asco|me detesto|odio ser yo|detesto mi vida|odio todo de mi|nadie me (?:quiere|ama|entiende|necesita)|todos me odian|a nadie le importo|no le importo a nadie|no valgo nada|no sirvo para nada',
        '(?:no hay|sin|no veo|no tengo|unica|no encuentro|perdi) (?:\\w+ ){0,2}(?:salida|esperanzas?|futuro)|nada (?:\\w+ )?(?:tiene sentido|importa|vale la pena|me importa ya)|ya nada (?:\\w+ )?(?:sentido|importa)',
        '(?:me siento|estoy|soy) (?:\\w+ ){0,3}(?:vaci[oa]|atrapad[oa]|sin esperanza|inutil|un fracaso|destrozad[oa]|muert[oa] por dentro|rot[oa] por dentro|desesperad[oa]|sol[oa] en el mundo)|quiero que (?:\\w+ ){0,3}(?:acabe|termine|pare)|que (?:todo|esto|el dolor) (?:se )?(?:acabe|termine|pare)|tirar la toalla con mi vida|ya me canse de todo',
      ),
    ],
  },
];
